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

/** A recording under way. */
export interface Recording {
  /** The recording, once it has stopped; rejects when it is empty, or broke off. */
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
  const recorded = new Promise<Blob>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) chunks.push(data);
      bytes += data.size;
      if (bytes >= mostBytes) stop();
    };
    recorder.onerror = (event) => reject(new BrokenRecording('The recorder gave up', { cause: event }));
    recorder.onstop = () => {
      if (bytes > 0) resolve(new Blob(chunks, { type: mimeType.split(';', 1)[0] ?? mimeType }));
      else reject(new EmptyRecording('Nothing was recorded'));
    };
  });
  recorder.start(chunkTime);
  return { recorded, stop };
}
