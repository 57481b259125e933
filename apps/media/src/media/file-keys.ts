/** The folder in the file store that holds all files of one upload. */
export function folderOf(mediaId: string): string {
  return `media/${mediaId}/`;
}

/** The key of the file that an address names: `/media/{id}/{name}` is stored under `media/{id}/{name}`. */
export function keyOf(mediaId: string, name: string): string {
  return folderOf(mediaId) + name;
}

export function urlOf(mediaId: string, name: string): string {
  return `/${keyOf(mediaId, name)}`;
}

/** The formats, by extension, in which a photo is kept besides the file that its address names; the smallest first. */
export const photoFormats = ['avif', 'webp'] as const;
type PhotoFormat = (typeof photoFormats)[number];

/** The key of a photo in one of its widths: `media/{id}/800.webp`. A JPEG exists in `sharedPhotoWidth` only. */
export function photoKey(mediaId: string, width: number, format: PhotoFormat | 'jpg'): string {
  return keyOf(mediaId, `${width}.${format}`);
}
