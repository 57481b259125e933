import { parseFromTokenizer } from 'music-metadata';
import pTimeout from 'p-timeout';
import { fromFile, type ITokenizer } from 'strtok3';
import { unsupported } from './accepted-types.js';

/**
 * The most bytes that are parsed as tables, which take many times as much memory. A film of 100 MB has 2 or 3 MB of
 * them.
 */
const tablesUpTo = 16 * 1024 * 1024;
/** Milliseconds that finding the tracks of a recording may take. */
const looksFor = 10_000;

interface Tracks {
  hasVideo: boolean;
  hasAudio: boolean;
  /** The codecs of its sound, by the names of music-metadata. */
  codecs: (string | undefined)[];
}

/** The extension that makes music-metadata read a file as what it is, without guessing again. */
const readAs = { mp4: '.m4a', m4a: '.m4a', mov: '.m4a', webm: '.mka', mp3: '.mp3', wav: '.wav', ogg: '.ogg' } as const;
type RecordingFormat = keyof typeof readAs;

/**
 * Whether a recording has video and sound. A container without any known track counts as a film, unless its type is
 * that of a sound.
 */
export async function tracksOf(path: string, format: RecordingFormat): Promise<Tracks> {
  const file = await fromFile(path);
  file.fileInfo.path = readAs[format];
  boundTables(file);
  try {
    const reading = parseFromTokenizer(file, { skipCovers: true, duration: false });
    const { format: found } = await pTimeout(reading, { milliseconds: looksFor, message: 'no end of tracks' });
    const codecs = found.trackInfo.map(({ codecName }) => codecName);
    // In MP4 and MOV the library reports sound where it finds no track.
    if ((format === 'mp4' || format === 'mov') && codecs.length === 0)
      return { hasVideo: true, hasAudio: false, codecs };
    // Of a WAV it reports sound even without the chunk that says which.
    const hasAudio = found.hasAudio === true && (format !== 'wav' || found.sampleRate !== undefined);
    return { hasVideo: found.hasVideo === true, hasAudio, codecs };
  } catch (cause) {
    throw unsupported(cause);
  } finally {
    await file.close();
  }
}

/**
 * Limits tables: one of millions of entries is read in one go, so neither a deadline nor the memory limit of a worker
 * would stop it.
 */
function boundTables(file: ITokenizer): void {
  const readToken = file.readToken.bind(file);
  let read = 0;
  file.readToken = (token, position) => {
    read += token.len;
    if (read > tablesUpTo) throw new Error('too much is told of the tracks');
    return readToken(token, position);
  };
}
