import { ObservableStore } from '../../browser/observable-store.js';

/** A file in the queue. An uploaded file is no longer in it. */
export interface QueuedUpload {
  id: number;
  file: File;
  state: 'chosen' | 'waiting' | 'sending' | 'failed';
  /** Sent so far, from 0 to 1. */
  share: number;
  /** Why it failed, in words for a person. */
  failure: string | null;
}

export interface UploadQueueState {
  uploads: readonly QueuedUpload[];
  /** Uploaded since the queue was last empty. */
  arrived: number;
}

/** Sends one file; rejects with a sentence for a person, or with the abort of the signal. */
export type SendFile = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<unknown>;

/** Uploads at a time, as many as the server processes. */
const atOnce = 2;

/** Uploads files in the order they were chosen, some at a time. It outlives the page that shows it. */
export class UploadQueue extends ObservableStore<UploadQueueState> {
  private readonly underWay = new Map<number, AbortController>();
  private lastId = 0;
  private views = 0;

  /** @param tellUnseen is called for each upload that fails while no view shows the queue */
  constructor(
    private readonly send: SendFile,
    private readonly tellUnseen: (file: File, failure: string) => void = () => undefined,
  ) {
    super({ uploads: [], arrived: 0 });
  }

  /** Counts a view that shows the queue. @returns a function to be called when it shows it no longer */
  show(): () => void {
    this.views += 1;
    return () => {
      this.views -= 1;
    };
  }

  /** Puts files at the end; they wait for {@link start}. */
  add(files: readonly File[]): void {
    const uploads = files.map((file): QueuedUpload => {
      this.lastId += 1;
      return { id: this.lastId, file, state: 'chosen', share: 0, failure: null };
    });
    const anew = this.state.uploads.length === 0;
    this.settle({ uploads: [...this.state.uploads, ...uploads], arrived: anew ? 0 : this.state.arrived });
  }

  /** Sends all that is chosen. */
  start(): void {
    this.settle({
      ...this.state,
      uploads: this.state.uploads.map((upload) =>
        upload.state === 'chosen' ? { ...upload, state: 'waiting' } : upload,
      ),
    });
    this.proceed();
  }

  retry(id: number): void {
    this.change(id, { state: 'waiting', share: 0, failure: null });
    this.proceed();
  }

  /** Removes a file; if it is being uploaded, that is cancelled. */
  remove(id: number): void {
    this.underWay.get(id)?.abort(new DOMException('Taken out of the queue', 'AbortError'));
    this.underWay.delete(id);
    this.settle({ ...this.state, uploads: this.state.uploads.filter((upload) => upload.id !== id) });
    this.proceed();
  }

  private proceed(): void {
    for (const { id, file } of this.state.uploads.filter(({ state }) => state === 'waiting')) {
      if (this.underWay.size >= atOnce) return;
      void this.sendOne(id, file);
    }
  }

  private async sendOne(id: number, file: File): Promise<void> {
    const call = new AbortController();
    this.underWay.set(id, call);
    this.change(id, { state: 'sending' });
    try {
      await this.send(file, { onProgress: (share) => this.change(id, { share }), signal: call.signal });
      if (call.signal.aborted) return;
      this.underWay.delete(id);
      this.settle({
        uploads: this.state.uploads.filter((upload) => upload.id !== id),
        arrived: this.state.arrived + 1,
      });
    } catch (cause) {
      if (call.signal.aborted) return;
      this.underWay.delete(id);
      const failure = cause instanceof Error ? cause.message : String(cause);
      this.change(id, { state: 'failed', failure });
      if (this.views === 0) this.tellUnseen(file, failure);
    }
    this.proceed();
  }

  private change(id: number, changes: Partial<QueuedUpload>): void {
    this.settle({
      ...this.state,
      uploads: this.state.uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
    });
  }
}
