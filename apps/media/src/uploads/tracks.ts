import { parseFromTokenizer } from 'music-metadata';
import { fromFile } from 'strtok3';
import { unsupported } from './accepted-types.js';

/** Milliseconds that looking for the tracks of a recording may take. */
const looksFor = 10_000;

export interface Tracks {
  hasVideo: boolean;
  hasAudio: boolean;
}

/** The extension by which music-metadata is told what to read a file as, so that it does not guess once more. */
const readAs = { mp4: '.m4a', mov: '.m4a', webm: '.mka', mp3: '.mp3', wav: '.wav', ogg: '.ogg' } as const;
export type RecordingFormat = keyof typeof readAs;

/**
 * What there is to see and to hear in a recording.
 */
export async function tracksOf(path: string, format: RecordingFormat): Promise<Tracks> {
  const file = await fromFile(path);
  file.fileInfo.path = readAs[format];
  try {
    const { format: found } = await withDeadline(parseFromTokenizer(file, { skipCovers: true, duration: false }));
    return { hasVideo: found.hasVideo === true, hasAudio: found.hasAudio === true };
  } catch (cause) {
    throw unsupported(cause);
  } finally {
    await file.close();
  }
}

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no end of tracks')), looksFor);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
