import { type FileHandle, open } from 'node:fs/promises';
import { unsupported } from './accepted-types.js';

/** A box of ISO media: a range of bytes in the file, its header included. */
interface Box {
  type: string;
  from: number;
  /** Where its content begins. */
  holds: number;
  to: number;
}

/**
 * Boxes with metadata of cameras: where a film was taken, with what, by whom, and other preferences. No player needs
 * them.
 */
const metadataBoxes = new Set(['udta', 'meta', 'uuid']);
/** The boxes in which these are found. */
const holders = new Set(['moov', 'trak']);

/** The most boxes that are read: a film of an hour, recorded in pieces of a second, has some seven thousand. */
const boxesUpTo = 50_000;
const zeros = Buffer.alloc(64 * 1024);

/**
 * Removes from a film or a sound in MP4, M4A or MOV the metadata of its camera, such as the place where it was taken
 * (ISO/IEC 14496-12, `udta` and `meta`; Adobe XMP and others, `uuid`). Such a box becomes free space of the same
 * length, so that nothing else in the file moves. Metadata in tracks of their own, frame by frame, stays.
 *
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE when the file has more boxes than a recording has
 */
export async function stripMetadata(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const toLookInto: Pick<Box, 'holds' | 'to'>[] = [{ holds: 0, to: size }];
    let looked = 0;
    for (let holder = toLookInto.pop(); holder; holder = toLookInto.pop()) {
      for await (const box of boxesIn(file, holder)) {
        looked += 1;
        if (looked > boxesUpTo) throw unsupported('of more boxes than a recording has');
        if (metadataBoxes.has(box.type)) await erase(file, box);
        else if (holders.has(box.type)) toLookInto.push(box);
      }
    }
  } finally {
    await file.close();
  }
}

/**
 * The boxes, as far as they can be parsed. One that would reach beyond its parent, as the last one of a film that was
 * cut off, ends with the parent.
 */
async function* boxesIn(file: FileHandle, { holds, to }: Pick<Box, 'holds' | 'to'>): AsyncGenerator<Box> {
  const head = Buffer.alloc(16);
  for (let from = holds; from + 8 <= to; ) {
    const { bytesRead } = await file.read(head, 0, 16, from);
    if (bytesRead < 8) return;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && bytesRead === 16;
    // A box with size 0 goes on to the end.
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short || to - from;
    const headed = isLong ? 16 : 8;
    if (size < headed) return;
    const end = Math.min(from + size, to);
    yield { type: head.toString('latin1', 4, 8), from, holds: from + headed, to: end };
    from = end;
  }
}

async function erase(file: FileHandle, { from, holds, to }: Box): Promise<void> {
  await file.write('free', from + 4, 'latin1');
  for (let at = holds; at < to; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, to - at), at);
}
