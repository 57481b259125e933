/** An element of EBML, of which WebM is made, or a box of ISO media, of which MP4 is made. */
type Content = Buffer | string;

function joined(parts: Content[]): Buffer {
  return Buffer.concat(parts.map((part) => Buffer.from(part as string)));
}

function ebml(id: string, ...parts: Content[]): Buffer {
  const content = joined(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x1000_0000 + content.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

function webmTrack(number: number, type: 'video' | 'audio'): Buffer {
  const byte = (hex: string) => Buffer.from(hex, 'hex');
  const of = {
    video: [ebml('83', byte('01')), ebml('86', 'V_VP8')],
    audio: [ebml('83', byte('02')), ebml('86', 'A_OPUS'), ebml('e1', ebml('b5', byte('473b8000')))],
  };
  return ebml('ae', ebml('d7', byte(`0${number}`)), ebml('73c5', byte(`0${number}`)), ...of[type]);
}

/** As a browser records it: no lengths that it could not know when it began. */
export function webm(tracks: ('video' | 'audio')[]): Buffer {
  const head = ebml('1a45dfa3', ebml('4282', 'webm'), ebml('4287', Buffer.from([4])), ebml('4285', Buffer.from([2])));
  const segment = Buffer.from('1853806701ffffffffffffff', 'hex');
  const info = ebml('1549a966', ebml('2ad7b1', Buffer.from('0f4240', 'hex')), ebml('4d80', 'pub'), ebml('5741', 'pub'));
  const cluster = ebml('1f43b675', ebml('e7', Buffer.from([0])), ebml('a3', Buffer.from('810000800102030405', 'hex')));
  return Buffer.concat([
    head,
    segment,
    info,
    ebml('1654ae6b', ...tracks.map((type, at) => webmTrack(at + 1, type))),
    cluster,
  ]);
}

export function box(type: string, ...parts: Content[]): Buffer {
  const content = joined(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 8);
  return Buffer.concat([size, Buffer.from(type, 'latin1'), content]);
}

/** A box whose size is told in eight bytes, as of a film of more than 4 GB. */
export function longBox(type: string, ...parts: Content[]): Buffer {
  const content = joined(parts);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length + 16));
  return Buffer.concat([Buffer.from(`\0\0\0\x01${type}`, 'latin1'), size, content]);
}

/**
 * @param told bytes of the table that tells when each sample is due
 * @param origin what the camera tells of itself
 */
export function isoTrack(type: 'video' | 'audio', told = 8, origin: Content = ''): Buffer {
  const handler = type === 'video' ? 'vide' : 'soun';
  const entry = type === 'video' ? box('avc1', Buffer.alloc(78)) : box('mp4a', Buffer.alloc(28));
  const one = Buffer.from([0, 0, 0, 1]);
  const dues = Buffer.alloc(told);
  dues.writeUInt32BE((told - 8) / 8, 4);
  const others = ['stsc', 'stsz', 'stco'].map((name) => box(name, Buffer.alloc(name === 'stsz' ? 12 : 8)));
  const tables = [box('stts', dues), ...others];
  const stbl = box('stbl', box('stsd', Buffer.alloc(4), one, entry), ...tables);
  const media = box(
    'mdia',
    box('mdhd', Buffer.alloc(24)),
    box('hdlr', Buffer.alloc(8), handler, Buffer.alloc(13)),
    box('minf', stbl),
  );
  return box('trak', box('tkhd', Buffer.alloc(84)), media, origin);
}

/** MP4, or with the brand `qt  ` a QuickTime movie, or with `M4A ` a sound. */
export function mp4(tracks: ('video' | 'audio')[], brand = 'isom', origin: Content = ''): Buffer {
  const mvhd = box('mvhd', Buffer.alloc(100));
  return Buffer.concat([
    box('ftyp', brand, Buffer.alloc(4), brand),
    box('moov', mvhd, ...tracks.map((type) => isoTrack(type)), origin),
    box('mdat', Buffer.alloc(64, 7)),
  ]);
}

/** What cameras write into the `moov` of a film, beside its tracks. A list of QuickTime may end with four zeros. */
export function originOf(place: string): Buffer {
  const keys = box('keys', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box('mdta', 'com.apple.quicktime.location.ISO6709'));
  const values = box('ilst', box('\0\0\0\x01', box('data', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), place)));
  return joined([
    box('udta', box('\u00a9xyz', Buffer.from([0, place.length, 0x15, 0xc7]), place), Buffer.alloc(4)),
    box('meta', box('hdlr', Buffer.alloc(8), 'mdta', Buffer.alloc(13)), keys, values),
  ]);
}

/** An MP4 that is nothing but two tables, of so many bytes each. */
export function mp4OfTables(bytes: number): Buffer {
  const tracks = [isoTrack('video', bytes), isoTrack('audio', bytes)];
  return Buffer.concat([
    box('ftyp', 'isom', Buffer.alloc(4), 'isom'),
    box('moov', box('mvhd', Buffer.alloc(100)), ...tracks),
  ]);
}

/** Silence: so many frames of MPEG 1, layer 3, 128 kbit/s. */
export function mp3(frames = 20): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb_9000);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

function riff(form: string, ...parts: Content[]): Buffer {
  return chunk('RIFF', form, ...parts);
}

function chunk(name: string, ...parts: Content[]): Buffer {
  const content = joined(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), size, content]);
}

/** A tenth of a second of silence. */
export function wav(): Buffer {
  const format = Buffer.from('0100010044ac000088580100020010 00'.replace(' ', ''), 'hex');
  return riff('WAVE', chunk('fmt ', format), chunk('data', Buffer.alloc(8_820)));
}

export function avi(): Buffer {
  return riff('AVI ', chunk('LIST', 'hdrl', chunk('avih', Buffer.alloc(56))), chunk('LIST', 'movi', Buffer.alloc(16)));
}

function oggPage(flags: number, sequence: number, content: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS');
  head[5] = flags;
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(sequence, 18);
  head[26] = 1;
  head[27] = content.length;
  return Buffer.concat([head, content]);
}

/** Opus in Ogg. */
export function ogg(): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head[8] = 1;
  head[9] = 1;
  head.writeUInt32LE(48_000, 12);
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.from([3, 0, 0, 0]), Buffer.from('pub'), Buffer.alloc(4)]);
  return Buffer.concat([oggPage(2, 0, head), oggPage(0, 1, tags), oggPage(4, 2, Buffer.alloc(40, 1))]);
}
