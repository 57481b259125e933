import { limits } from '@rover/contracts/limits';
import { BrokenRecording, EmptyRecording, UnsupportedCapture } from './capture-failure.js';

export interface RecordingTerms {
  /** The first that the browser supports is used. */
  mimeTypes: readonly string[];
  /** How often recorded data is collected, in milliseconds. */
  chunkTime: number;
  /** Bytes after which the recording ends by itself; it may be longer by what is recorded in one chunkTime. */
  mostBytes?: number;
}

/** Milliseconds that a recorder has to stop after an error. */
const stopsWithin = 1_000;

/** A recording under way. */
export interface Recording {
  /** The recording, once it has stopped, or what there is of it if it broke off; rejects when that is nothing. */
  recorded: Promise<Blob>;
  stop(): void;
}

/** Begins to record a stream. It also stops by itself when the devices are gone. */
export function recordStream(stream: MediaStream, terms: RecordingTerms): Recording {
  const { mimeTypes, chunkTime, mostBytes = limits.media.recordedBytes } = terms;
  const recordable = typeof MediaRecorder === 'undefined' ? [] : mimeTypes.filter(MediaRecorder.isTypeSupported);
  const [mimeType] = recordable;
  if (!mimeType) throw new UnsupportedCapture('The browser writes none of the wanted types');
  const recorder = new MediaRecorder(stream, { mimeType });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const chunks: Blob[] = [];
  let bytes = 0;
  let failure: unknown;
  const recorded = new Promise<Blob>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) chunks.push(data);
      bytes += data.size;
      if (bytes >= mostBytes) stop();
    };
    const end = () => {
      if (bytes > 0) resolve(new Blob(chunks, { type: mimeType.split(';', 1)[0] ?? mimeType }));
      else reject(failure ?? new EmptyRecording('Nothing was recorded'));
    };
    recorder.onstop = end;
    recorder.onerror = (event) => {
      failure = new BrokenRecording('The recorder gave up', { cause: event });
      // It should give what it has, and stop.
      setTimeout(end, stopsWithin);
    };
  });
  recorder.start(chunkTime);
  return { recorded, stop };
}
