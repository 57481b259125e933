import { Watched } from '../../../browser/watched.js';
import { BrokenRecording, UnsupportedCapture } from './capture-failure.js';
import { type Recording, type RecordingTerms, recordStream } from './record-stream.js';

export interface CaptureState {
  stage: 'idle' | 'opening' | 'live' | 'recording';
  /** What camera and microphone give, while they are open. */
  stream: MediaStream | null;
  /** When the recording began, in milliseconds since 1970. */
  recordingSince: number | null;
  /** Why it is idle again, unless somebody wanted it so. */
  failure: unknown;
}

const idle: CaptureState = { stage: 'idle', stream: null, recordingSince: null, failure: null };

/**
 * One camera, one microphone or both: opened, recorded from, and let go. Whatever happens, no track is left running: a
 * lamp that burns on after the dialog is closed is not forgiven.
 */
export class CaptureSession extends Watched<CaptureState> {
  private recording: Recording | null = null;
  /** Which opening counts: what the browser grants after a close is let go at once. */
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

  /** Records until {@link stop}, then lets the devices go. Null when it was thrown away, or came to nothing. */
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

  /** Ends the recording; what {@link record} promised comes. */
  stop(): void {
    this.recording?.stop();
  }

  /** Lets the devices go, and throws away what is being recorded. */
  close(failure: unknown = null): void {
    this.opening += 1;
    const { recording } = this;
    this.recording = null;
    if (this.state.stream) letGo(this.state.stream);
    recording?.stop();
    this.settle({ ...idle, failure });
  }

  /** A device was pulled out. A recording then stops by itself, with what it has. */
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
