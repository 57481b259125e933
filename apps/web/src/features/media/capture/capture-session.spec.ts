import { BrokenRecording, EmptyRecording, UnsupportedCapture } from './capture-failure.js';
import { CaptureSession } from './capture-session.js';

/** A device of a browser that runs until it is stopped. */
class Track {
  readyState = 'live';
  onended: (() => void) | null = null;
  stop() {
    this.readyState = 'ended';
  }
}

/** The browser's recorder, as far as it matters: it gives what it was fed when it is stopped. */
class Recorder {
  static last: Recorder;
  static isTypeSupported = (type: string) => type === 'audio/mp4';
  state = 'inactive';
  chunkTime = 0;
  ondataavailable: (event: { data: Blob }) => void = () => {};
  onerror: (event: unknown) => void = () => {};
  onstop: () => void = () => {};
  constructor(
    readonly stream: unknown,
    readonly options: { mimeType: string },
  ) {
    Recorder.last = this;
  }
  start(chunkTime: number) {
    this.state = 'recording';
    this.chunkTime = chunkTime;
  }
  hear(data: string) {
    this.ondataavailable({ data: new Blob([data]) });
  }
  stop() {
    this.state = 'inactive';
    this.onstop();
  }
}

const tracks = [new Track(), new Track()];
let allow: () => void;
let refuse: (cause: unknown) => void;

beforeEach(() => {
  for (const track of tracks) track.readyState = 'live';
  const asked = new Promise((resolve, reject) => {
    allow = () => resolve({ getTracks: () => tracks });
    refuse = reject;
  });
  Object.defineProperty(globalThis, 'navigator', {
    value: { mediaDevices: { getUserMedia: () => asked } },
    configurable: true,
  });
  Object.assign(globalThis, { MediaRecorder: Recorder });
});

const terms = { mimeTypes: ['audio/webm', 'audio/mp4', 'audio/wav'], chunkTime: 500 };
const running = () => tracks.some(({ readyState }) => readyState === 'live');

async function live(): Promise<CaptureSession> {
  const session = new CaptureSession({ audio: true });
  const opened = session.open();
  allow();
  await opened;
  return session;
}

describe('a camera or microphone', () => {
  it('goes from idle to live, to recording, and back, and gives what was recorded', async () => {
    const session = new CaptureSession({ audio: true });
    const stages: string[] = [];
    session.watch(() => stages.push(session.read().stage));
    const opened = session.open();
    allow();
    await opened;
    const recorded = session.record(terms);
    expect(Recorder.last).toMatchObject({ chunkTime: 500, options: { mimeType: 'audio/mp4' } });
    Recorder.last.hear('one, ');
    Recorder.last.hear('two');
    session.stop();
    const recording = await recorded;
    expect(await recording?.text()).toBe('one, two');
    expect(recording?.type).toBe('audio/mp4');
    expect(stages).toEqual(['opening', 'live', 'recording', 'idle']);
    expect(running()).toBe(false);
  });

  it('is let go when the dialog closes', async () => {
    const session = await live();
    expect(running()).toBe(true);
    session.close();
    expect(running()).toBe(false);
    expect(session.read()).toMatchObject({ stage: 'idle', stream: null });
  });

  it('is let go when it is granted only after the dialog was closed', async () => {
    const session = new CaptureSession({ audio: true });
    const opened = session.open();
    session.close();
    allow();
    await opened;
    expect(running()).toBe(false);
    expect(session.read().stage).toBe('idle');
  });

  it('that is refused says so', async () => {
    const session = new CaptureSession({ audio: true });
    const opened = session.open();
    const denied = new DOMException('', 'NotAllowedError');
    refuse(denied);
    await opened;
    expect(session.read()).toMatchObject({ stage: 'idle', failure: denied });
  });

  it('cannot be had of a browser that knows none', async () => {
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    const session = new CaptureSession({ audio: true });
    await session.open();
    expect(session.read().failure).toBeInstanceOf(UnsupportedCapture);
  });

  it('that is pulled out is told', async () => {
    const session = await live();
    tracks[0]?.onended?.();
    expect(session.read().failure).toBeInstanceOf(BrokenRecording);
    expect(running()).toBe(false);
  });
});

describe('a recording', () => {
  it('with nothing in it is refused', async () => {
    const session = await live();
    const recorded = session.record(terms);
    Recorder.last.hear('');
    session.stop();
    await expect(recorded).resolves.toBeNull();
    expect(session.read().failure).toBeInstanceOf(EmptyRecording);
    expect(running()).toBe(false);
  });

  it('ends by itself when it is as large as can be saved', async () => {
    const session = await live();
    const recorded = session.record({ ...terms, mostBytes: 10 });
    for (const heard of ['nine', 'bytes']) Recorder.last.hear(heard);
    expect(session.read().stage).toBe('recording');
    Recorder.last.hear('!');
    expect(await (await recorded)?.text()).toBe('ninebytes!');
    expect(running()).toBe(false);
  });

  it('that breaks off is told, and the device let go', async () => {
    const session = await live();
    const recorded = session.record(terms);
    Recorder.last.hear('half a');
    Recorder.last.onerror(new Event('error'));
    await expect(recorded).resolves.toBeNull();
    expect(session.read().failure).toBeInstanceOf(BrokenRecording);
    expect(running()).toBe(false);
  });

  it('is thrown away when the dialog closes', async () => {
    const session = await live();
    const recorded = session.record(terms);
    Recorder.last.hear('not for you');
    session.close();
    await expect(recorded).resolves.toBeNull();
    expect(session.read().failure).toBeNull();
  });

  it('in a form that the browser cannot write is not begun', async () => {
    const session = await live();
    await expect(session.record({ ...terms, mimeTypes: ['audio/webm'] })).resolves.toBeNull();
    expect(session.read().failure).toBeInstanceOf(UnsupportedCapture);
    expect(running()).toBe(false);
  });
});
