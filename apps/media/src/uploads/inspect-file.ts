import { open } from 'node:fs/promises';
import type { MediaKind } from '@rover/contracts/media';
import { fileTypeFromFile } from 'file-type';
import { type AcceptedType, acceptedType, type PhotoType, unsupported } from './accepted-types.js';
import { stripMetadata } from './strip-metadata.js';
import { tracksOf } from './tracks.js';

/** What a file is. An image has not been decoded yet. */
export type Inspected = { kind: 'image'; format: PhotoType } | Recording;

export interface Recording {
  kind: Exclude<MediaKind, 'image'>;
  contentType: string;
  /** The extension of its name in the store. */
  extension: string;
}

/**
 * Finds out by its content what a file is; its name and declared type do not count. Metadata is stripped from a
 * recording first: it may confuse whatever reads the tracks, as the end of a list in QuickTime does.
 *
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE for anything that is not media of ours, or only begins like it
 */
export async function inspectFile(path: string): Promise<Inspected> {
  const type = acceptedType((await fileTypeFromFile(path))?.mime);
  if (!type) throw unsupported();
  if (type.kind === 'video' && !(await hasAviHeader(path))) throw unsupported();
  return type.kind === 'image' || type.kind === 'video' ? type : recordingOf(type, path);
}

/** Whether a RIFF file begins with the list of headers that every AVI has ("AVI RIFF File Reference", Microsoft). */
async function hasAviHeader(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(24), 0, 24, 0);
    return buffer.toString('latin1', 12, 16) === 'LIST' && buffer.toString('latin1', 20) === 'hdrl';
  } finally {
    await file.close();
  }
}

async function recordingOf(type: Exclude<AcceptedType, { kind: 'image' | 'video' }>, path: string): Promise<Recording> {
  if (type.kind === 'container' && type.container !== 'webm') await stripMetadata(path);
  const { hasVideo, hasAudio, codecs } = await tracksOf(path, type.kind === 'container' ? type.container : type.format);
  if (type.kind !== 'container') {
    if (hasVideo || !hasAudio) throw unsupported();
    const { kind, contentType, format } = type;
    return { kind, contentType, extension: format };
  }
  const isForeign = type.codec !== undefined && (hasVideo || codecs.some((codec) => codec !== type.codec));
  if (isForeign || (!hasVideo && !hasAudio)) throw unsupported();
  return hasVideo ? videoIn[type.container] : soundIn[type.container];
}

type Container = Extract<AcceptedType, { kind: 'container' }>['container'];

const videoIn: Record<Container, Recording> = {
  mp4: { kind: 'video', contentType: 'video/mp4', extension: 'mp4' },
  m4a: { kind: 'video', contentType: 'video/mp4', extension: 'mp4' },
  mov: { kind: 'video', contentType: 'video/quicktime', extension: 'mov' },
  webm: { kind: 'video', contentType: 'video/webm', extension: 'webm' },
};

const soundIn: Record<Container, Recording> = {
  mp4: { kind: 'audio', contentType: 'audio/mp4', extension: 'm4a' },
  m4a: { kind: 'audio', contentType: 'audio/mp4', extension: 'm4a' },
  mov: { kind: 'audio', contentType: 'audio/mp4', extension: 'm4a' },
  webm: { kind: 'audio', contentType: 'audio/webm', extension: 'webm' },
};
