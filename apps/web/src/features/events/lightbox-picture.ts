import { narrowerWidths, photoSize } from '@rover/contracts/media-url';
import type { LightboxPicture } from '@rover/ui/lightbox-viewer';

/** A photo for the lightbox, with the narrower widths in which an uploaded one can be had. */
export function lightboxPicture(src: string, alt: string, caption: string): LightboxPicture {
  const words = { alt, ...(caption && { caption }) };
  const size = photoSize(src);
  if (!size) return { src, ...words };
  const narrower = narrowerWidths(src).map((width) => ({
    src: `${src}?w=${width}`,
    width,
    height: Math.round((width * size.height) / size.width),
  }));
  return { src, ...size, srcSet: [...narrower, { src, ...size }], ...words };
}
