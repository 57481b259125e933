/** The widths in pixels in which photos are available, as `?w=`: see `narrowerWidths`. */
export const photoWidths = [480, 800, 1200, 1600] as const;

const photo = /^\/media\/[0-9a-f-]{36}\/photo-(\d{1,5})x(\d{1,5})\.[a-z]{3,4}$/;

export interface PhotoSize {
  width: number;
  height: number;
}

/** The size in pixels in the address of an uploaded photo; null of any other address. */
export function photoSize(url: string): PhotoSize | null {
  const [, width, height] = photo.exec(url) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** The widths below its own in which an uploaded photo exists; none of an animated one, a GIF or WebP. */
export function narrowerWidths(url: string): number[] {
  const own = photoSize(url)?.width ?? 0;
  return photoWidths.filter((width) => width < own && !/(gif|webp)$/.test(url));
}

/**
 * The maximum width in pixels of a photo in link previews: a JPEG, since most apps that show previews know no other
 * format. Photos uploaded before that file existed are served in their own size.
 */
export const sharedPhotoWidth = 1200;

/** Chat apps ignore larger pictures; only a photo of noise cannot be compressed that far. */
export const sharedPhotoBytes = 300_000;

/** For `srcset`: an uploaded photo in its widths; undefined of any other address. */
export function photoSrcset(url: string): string | undefined {
  const size = photoSize(url);
  if (!size) return undefined;
  const narrower = narrowerWidths(url).map((width) => `${url}?w=${width} ${width}w`);
  return [...narrower, `${url} ${size.width}w`].join(', ');
}
