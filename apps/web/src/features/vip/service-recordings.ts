import type { VipServiceId } from '@rover/venue/vip/vip-services';
import { ObservableStore } from '../../browser/observable-store.js';
import { isTooLarge, savingFailure } from './service-audio-failure.js';

/** A recording that the server does not have yet. */
export interface HeldRecording {
  file: File;
  /** An object URL, valid while the recording is held. */
  url: string;
  /** Being uploaded; or the upload failed, and it lasts until the page is reloaded. */
  stage: 'saving' | 'temporary';
  /** Sent so far, from 0 to 1. */
  share: number;
}

export interface HeldState {
  recordings: ReadonlyMap<VipServiceId, HeldRecording>;
  /** A message that the admin has not acknowledged yet. */
  alert: { title: string; words: string } | null;
}

/** Saves a recording. @param onProgress called with the share sent, from 0 to 1 */
export type SaveRecording = (
  service: VipServiceId,
  file: File,
  onProgress: (share: number) => void,
) => Promise<unknown>;

/** Recordings being uploaded, one a service at most. They outlive the page that shows them. */
export class ServiceRecordings extends ObservableStore<HeldState> {
  constructor(private readonly send: SaveRecording) {
    super({ recordings: new Map(), alert: null });
  }

  /** Saves a new recording, in place of one that is held. */
  async save(service: VipServiceId, file: File): Promise<void> {
    this.discard(service);
    await this.try(service, { file, url: URL.createObjectURL(file), stage: 'saving', share: 0 });
  }

  /** Uploads a held recording again. */
  async retry(service: VipServiceId): Promise<void> {
    const held = this.state.recordings.get(service);
    if (held?.stage === 'temporary') await this.try(service, { ...held, stage: 'saving', share: 0 });
  }

  /** Drops a held recording. */
  discard(service: VipServiceId): void {
    const recordings = new Map(this.state.recordings);
    const held = recordings.get(service);
    if (!held) return;
    recordings.delete(service);
    URL.revokeObjectURL(held.url);
    this.settle({ ...this.state, recordings });
  }

  tell(title: string, words: string): void {
    this.settle({ ...this.state, alert: { title, words } });
  }

  acknowledge(): void {
    this.settle({ ...this.state, alert: null });
  }

  private async try(service: VipServiceId, recording: HeldRecording): Promise<void> {
    this.hold(service, recording);
    try {
      await this.send(service, recording.file, (share) => this.hold(service, { ...recording, share }));
      this.discard(service);
    } catch (cause) {
      if (isTooLarge(cause)) this.discard(service);
      else this.hold(service, { ...recording, stage: 'temporary' });
      this.tell('Recording Not Saved', savingFailure(cause));
    }
  }

  private hold(service: VipServiceId, recording: HeldRecording): void {
    this.settle({ ...this.state, recordings: new Map(this.state.recordings).set(service, recording) });
  }
}
