import { photoSize, photoWidths, sharedPhotoWidth } from '@rover/contracts/media-url';
import { keyOf, photoFormats, photoKey, urlOf } from '../media/file-keys.js';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const photo = /^photo-\d{1,5}x\d{1,5}\.(jpg|png|gif|webp)$/;
const recording = /^(video\.(mp4|mov|webm|avi)|audio\.(mp3|wav|m4a|ogg|webm))$/;

export interface FileRequest {
  mediaId: string;
  name: string;
  /** `?w=`, as it was sent. */
  width: unknown;
  accept: string | undefined;
}

/**
 * The keys of the files that may answer the request, the best first. A photo is sent as AVIF or WebP to clients that
 * accept it, in the width asked for if that is one of ours and less than its own; to others that wanted for
 * `sharedPhotoWidth`, as the JPEG that is shown beside links; else the file that the address names.
 * @returns none for an address that no media of ours can have
 */
export function keysFor({ mediaId, name, width, accept = '' }: FileRequest): string[] {
  if (!id.test(mediaId)) return [];
  if (recording.test(name)) return [keyOf(mediaId, name)];
  const own = photoSize(urlOf(mediaId, name))?.width;
  if (!photo.test(name) || own === undefined) return [];
  const shown = photoWidths.find((narrower) => String(narrower) === width && narrower < own) ?? own;
  const taken = photoFormats.filter((format) => takes(accept, `image/${format}`));
  const isShared = width === String(sharedPhotoWidth) && name.endsWith('.jpg');
  return [
    ...taken.map((format) => photoKey(mediaId, shown, format)),
    ...(isShared ? [photoKey(mediaId, sharedPhotoWidth, 'jpg')] : []),
    keyOf(mediaId, name),
  ];
}

/** Whether `Accept` names this type; a wildcard is not enough to send somebody the newest formats. */
function takes(accept: string, type: string): boolean {
  return accept
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => entry.split(';', 1)[0]?.trim() === type && !/;\s*q=0(\.0*)?\s*(;|$)/.test(entry));
}
