/** A picture that the site serves in several widths and formats, and what keeps its place until it is there. */
export interface Picture {
  /** The widest, as JPEG: for mails, feeds, link previews, and browsers that know no other format. */
  src: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Pixels of `src`. */
  width: number;
  height: number;
  /** Widths in pixels of the AVIF and WebP files beside `src`. */
  widths: readonly number[];
  /** Its mean colour, #rrggbb. */
  colour: string;
}

/** For `<source srcset>`: every width of a picture in one format. */
export function srcset({ src, widths }: Picture, format: 'avif' | 'webp'): string {
  const stem = src.slice(0, src.lastIndexOf('.'));
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}
