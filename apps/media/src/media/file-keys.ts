/** The folder of the file store in which everything of one upload lies. */
export function folderOf(mediaId: string): string {
  return `media/${mediaId}/`;
}

/** The key of the file that an address names: `/media/{id}/{name}` lies at `media/{id}/{name}`. */
export function keyOf(mediaId: string, name: string): string {
  return folderOf(mediaId) + name;
}

export function urlOf(mediaId: string, name: string): string {
  return `/${keyOf(mediaId, name)}`;
}

/** How the formats are called that a photo is also kept in, beside the one its address names; the smallest first. */
export const photoFormats = ['avif', 'webp'] as const;
type PhotoFormat = (typeof photoFormats)[number];

/** The key of a photo in one of its widths: `media/{id}/800.webp`. In JPEG it is there in `sharedPhotoWidth` alone. */
export function photoKey(mediaId: string, width: number, format: PhotoFormat | 'jpg'): string {
  return keyOf(mediaId, `${width}.${format}`);
}
