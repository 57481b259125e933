import { parseFromTokenizer } from 'music-metadata';
import pTimeout from 'p-timeout';
import { fromFile, type ITokenizer } from 'strtok3';
import { unsupported } from './accepted-types.js';

/** Bytes that are read as tables, which in memory are many times as large. Of a film of 100 MB they are two or three. */
const tablesUpTo = 16 * 1024 * 1024;
/** Milliseconds that looking for the tracks of a recording may take. */
const looksFor = 10_000;

interface Tracks {
  hasVideo: boolean;
  hasAudio: boolean;
  /** Of the sound, as music-metadata calls them. */
  codecs: (string | undefined)[];
}

/** The extension by which music-metadata is told what to read a file as, so that it does not guess once more. */
const readAs = { mp4: '.m4a', m4a: '.m4a', mov: '.m4a', webm: '.mka', mp3: '.mp3', wav: '.wav', ogg: '.ogg' } as const;
type RecordingFormat = keyof typeof readAs;

/**
 * What there is to see and to hear in a recording. A container that tells of no track is as good as a film, unless it calls
 * itself a sound.
 */
export async function tracksOf(path: string, format: RecordingFormat): Promise<Tracks> {
  const file = await fromFile(path);
  file.fileInfo.path = readAs[format];
  boundTables(file);
  try {
    const reading = parseFromTokenizer(file, { skipCovers: true, duration: false });
    const { format: found } = await pTimeout(reading, { milliseconds: looksFor, message: 'no end of tracks' });
    const codecs = found.trackInfo.map(({ codecName }) => codecName);
    // Of MP4 and MOV the library takes what it finds no track of for sound.
    if ((format === 'mp4' || format === 'mov') && codecs.length === 0)
      return { hasVideo: true, hasAudio: false, codecs };
    return { hasVideo: found.hasVideo === true, hasAudio: found.hasAudio === true, codecs };
  } catch (cause) {
    throw unsupported(cause);
  } finally {
    await file.close();
  }
}

/** A table of millions of entries is read at one go: neither a deadline nor a worker's memory would hold it. */
function boundTables(file: ITokenizer): void {
  const readToken = file.readToken.bind(file);
  let read = 0;
  file.readToken = (token, position) => {
    read += token.len;
    if (read > tablesUpTo) throw new Error('too much is told of the tracks');
    return readToken(token, position);
  };
}
