/** The widths in pixels in which photos can be had, as `?w=`: see `narrowerWidths`. */
export const photoWidths = [480, 800, 1200, 1600] as const;

const photo = /^\/media\/[0-9a-f-]{36}\/photo-(\d{1,5})x(\d{1,5})\.[a-z]{3,4}$/;

export interface PhotoSize {
  width: number;
  height: number;
}

/** The size in pixels that the address of an uploaded photo tells; null of any other address. */
export function photoSize(url: string): PhotoSize | null {
  const [, width, height] = photo.exec(url) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Those widths in which an uploaded photo was made: the ones below its own; none of one that moves, a GIF or WebP. */
export function narrowerWidths(url: string): number[] {
  const own = photoSize(url)?.width ?? 0;
  return photoWidths.filter((width) => width < own && !/(gif|webp)$/.test(url));
}

/**
 * The width in pixels, at most, in which a photo is shown beside its link: as a JPEG, since most who show links know no
 * other. One that was uploaded before there was such a file comes in its own size.
 */
export const sharedPhotoWidth = 1200;

/** Chat apps leave out pictures that are larger; only of a photo of noise can it not be made small enough. */
export const sharedPhotoBytes = 300_000;

/** For `srcset`: an uploaded photo in its several widths; undefined of any other address. */
export function photoSrcset(url: string): string | undefined {
  const size = photoSize(url);
  if (!size) return undefined;
  const narrower = narrowerWidths(url).map((width) => `${url}?w=${width} ${width}w`);
  return [...narrower, `${url} ${size.width}w`].join(', ');
}
