import type { PhotoShape } from './photo-shape.js';

const qualities = [0.9, 0.82, 0.74, 0.66, 0.58, 0.5, 0.4, 0.3];

/** A canvas as a JPEG of the best quality that the shape's limit of bytes allows. */
export async function toJpeg(
  canvas: HTMLCanvasElement,
  { below = Number.POSITIVE_INFINITY }: PhotoShape,
): Promise<Blob> {
  let smallest: Blob | null = null;
  for (const quality of qualities) {
    smallest = await encode(canvas, quality);
    if (smallest.size < below) return smallest;
  }
  if (!smallest) throw new Error('No quality to encode in');
  return smallest;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not encoded'))),
      'image/jpeg',
      quality,
    );
  });
}
