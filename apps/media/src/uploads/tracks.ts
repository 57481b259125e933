import { parseFromTokenizer } from 'music-metadata';
import pTimeout from 'p-timeout';
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
    const reading = parseFromTokenizer(file, { skipCovers: true, duration: false });
    const { format: found } = await pTimeout(reading, { milliseconds: looksFor, message: 'no end of tracks' });
    return { hasVideo: found.hasVideo === true, hasAudio: found.hasAudio === true };
  } catch (cause) {
    throw unsupported(cause);
  } finally {
    await file.close();
  }
}
