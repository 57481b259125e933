import { ObservableStore } from '../../../browser/observable-store.js';
import { BrokenRecording, UnsupportedCapture } from './capture-failure.js';
import { type Recording, type RecordingTerms, recordStream } from './record-stream.js';

export interface CaptureState {
  stage: 'idle' | 'opening' | 'live' | 'recording';
  /** The stream of camera and microphone, while they are open. */
  stream: MediaStream | null;
  /** When the recording began, in milliseconds since 1970. */
  recordingSince: number | null;
  /** Why it is idle again; null if it was closed on purpose. */
  failure: unknown;
}

const idle: CaptureState = { stage: 'idle', stream: null, recordingSince: null, failure: null };

/**
 * One camera, one microphone or both: opened, recorded from, released. Whatever happens, no track is left running: the
 * device's lamp must not stay on after the dialog has closed.
 */
export class CaptureSession extends ObservableStore<CaptureState> {
  private recording: Recording | null = null;
  /** The number of the latest opening. A stream granted to an earlier one is released at once. */
  private opening = 0;

  constructor(private readonly constraints: MediaStreamConstraints) {
    super(idle);
  }

  /** Asks for the devices. The person may take as long as they like to allow it. */
  async open(): Promise<void> {
    if (this.state.stage !== 'idle') return;
    this.opening += 1;
    const mine = this.opening;
    this.settle({ ...idle, stage: 'opening' });
    try {
      const stream = await openDevices(this.constraints);
      if (mine !== this.opening) return letGo(stream);
      for (const track of stream.getTracks()) track.onended = () => this.lost();
      this.settle({ ...idle, stage: 'live', stream });
    } catch (failure) {
      if (mine === this.opening) this.settle({ ...idle, failure });
    }
  }

  /** Records until {@link stop}, then releases the devices. Null when it was discarded, or failed. */
  async record(terms: RecordingTerms): Promise<Blob | null> {
    const { stage, stream } = this.state;
    if (stage !== 'live' || !stream) return null;
    const mine = this.opening;
    try {
      this.recording = recordStream(stream, terms);
      this.settle({ ...this.state, stage: 'recording', recordingSince: Date.now() });
      const recorded = await this.recording.recorded;
      if (mine !== this.opening) return null;
      this.close();
      return recorded;
    } catch (failure) {
      if (mine === this.opening) this.close(failure);
      return null;
    }
  }

  /** Ends the recording; the promise of {@link record} then resolves. */
  stop(): void {
    this.recording?.stop();
  }

  /** Releases the devices, and discards what is being recorded. */
  close(failure: unknown = null): void {
    this.opening += 1;
    const { recording } = this;
    this.recording = null;
    if (this.state.stream) letGo(this.state.stream);
    recording?.stop();
    this.settle({ ...idle, failure });
  }

  /** A device was disconnected. A recording then stops by itself, with what it has. */
  private lost(): void {
    if (this.state.stage === 'live') this.close(new BrokenRecording('The device is gone'));
  }
}

/** `navigator.mediaDevices` is missing in old browsers, and in all on a page without TLS. */
async function openDevices(constraints: MediaStreamConstraints): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) throw new UnsupportedCapture('The browser opens no devices');
  return navigator.mediaDevices.getUserMedia(constraints);
}

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}
