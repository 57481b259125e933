import { type CropSettings, placePhoto, type Size } from './crop.js';

/** A loaded photo, and the colour that fills the frame beside it. */
export interface LoadedPhoto {
  image: HTMLImageElement;
  /** In pixels, as shown. */
  size: Size;
  /** The photo's own mean colour. */
  ground: string;
}

/** Fetches a photo of this site and reads its mean colour. Rejects when it is no photo, or one that may not be read. */
export async function loadPhoto(src: string): Promise<LoadedPhoto> {
  const image = new Image();
  // Pixels of a photo on another server are readable only if that server allows it (CORS).
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return { image, size, ground: meanColour(image) };
}

/** Paints the crop of a photo into a frame whose origin is that of the context. */
export function paintCrop(
  context: CanvasRenderingContext2D,
  photo: LoadedPhoto,
  frame: Size,
  crop: CropSettings,
): void {
  const { middle, size, radians } = placePhoto(crop, { photo: photo.size, frame });
  context.save();
  context.imageSmoothingQuality = 'high';
  context.translate(middle.x, middle.y);
  context.rotate(radians);
  context.drawImage(photo.image, -size.width / 2, -size.height / 2, size.width, size.height);
  context.restore();
}

/** A canvas with the cropped photo in its final size. */
export function cropPhoto(photo: LoadedPhoto, shape: Size, crop: CropSettings): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = shape.width;
  canvas.height = shape.height;
  const context = contextOf(canvas);
  context.fillStyle = photo.ground;
  context.fillRect(0, 0, shape.width, shape.height);
  paintCrop(context, photo, shape, crop);
  return canvas;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not paint');
  return context;
}

function meanColour(image: HTMLImageElement): string {
  const side = 16;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const mean = [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let pixel = channel; pixel < data.length; pixel += 4) sum += data[pixel] ?? 0;
    return Math.round(sum / (side * side));
  });
  return `rgb(${mean.join(' ')})`;
}
