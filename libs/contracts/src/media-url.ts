/** The widths in pixels in which a photo can be had, as `?w=`; those below its own are made when it is uploaded. */
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

/** For `srcset`: an uploaded photo in its several widths; undefined of any other address. */
export function photoSrcset(url: string): string | undefined {
  const size = photoSize(url);
  if (!size) return undefined;
  const narrower = photoWidths.filter((width) => width < size.width).map((width) => `${url}?w=${width} ${width}w`);
  return [...narrower, `${url} ${size.width}w`].join(', ');
}
