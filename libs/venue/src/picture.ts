/** A picture in several widths and formats, with what a placeholder needs. */
export interface Picture {
  /** The widest file, a JPEG: for mails, feeds, link previews, and browsers without AVIF and WebP. */
  src: string;
  /** Its description, as `alt`. */
  alt: string;
  /** Pixels of `src`. */
  width: number;
  height: number;
  /** Widths in pixels of the AVIF and WebP files beside `src`. */
  widths: readonly number[];
  /** Its mean colour, #rrggbb. */
  colour: string;
}

export interface PictureFile {
  src: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** Every width of a picture in one format. */
export function pictureFiles(picture: Picture, format: 'avif' | 'webp'): PictureFile[] {
  const stem = picture.src.slice(0, picture.src.lastIndexOf('.'));
  return picture.widths.map((width) => ({
    src: `${stem}-${width}.${format}`,
    width,
    height: Math.round((width * picture.height) / picture.width),
  }));
}

/** The same for `<source srcset>`. */
export function srcset(picture: Picture, format: 'avif' | 'webp'): string {
  return pictureFiles(picture, format)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ');
}
