import { expect, type Page } from '@playwright/test';
import { photoSrcset } from '@rover/contracts/media-url';
import type { ChosenFile } from './files.js';

/** RGB of `aPhoto`: its left half, its right half, and the average of both. */
export const terracotta = [168, 67, 31];
export const green = [31, 107, 76];
export const mean = [100, 87, 54];

/** A real JPEG, painted by the browser: left half terracotta, right half green; each call gives another. */
export async function aPhoto(page: Page, name: string, width: number, height: number): Promise<ChosenFile> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#a8431f';
      context.fillRect(0, 0, w / 2, h);
      context.fillStyle = '#1f6b4c';
      context.fillRect(w / 2, 0, w / 2, h);
      context.fillStyle = `rgb(${Math.random() * 255} 90 90)`;
      context.fillRect(0, 0, 4, 4);
      return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** The addresses of an uploaded photo, one for each of its widths. */
export function addressesOf(url: string): string[] {
  const srcset = photoSrcset(url);
  if (!srcset) throw new Error(`${url} is no uploaded photo`);
  return Array.from(srcset.matchAll(/\S+(?= \d+w)/g), ([address]) => address);
}

/** A picture as a browser decodes it. */
export interface Seen {
  width: number;
  height: number;
  contentType: string;
  bytes: number;
  /** Red, green and blue at points given as shares of width and height, from 0 to 1. */
  colours: number[][];
}

/** Fetches a picture of the site and reads the colours of some points. */
export async function lookAt(page: Page, url: string, points: [number, number][]): Promise<Seen> {
  return page.evaluate(
    async ({ url, points }) => {
      const response = await fetch(url, { headers: { accept: 'image/jpeg' } });
      const blob = await response.blob();
      const image = await createImageBitmap(blob);
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const colours = points.map(([x, y]) => [
        ...context
          .getImageData(Math.round(x * (image.width - 1)), Math.round(y * (image.height - 1)), 1, 1)
          .data.slice(0, 3),
      ]);
      return {
        width: image.width,
        height: image.height,
        contentType: response.headers.get('content-type') ?? '',
        bytes: blob.size,
        colours,
      };
    },
    { url, points },
  );
}

/** Expects a colour to look the same, after two encodings. */
export function expectColour(seen: number[] | undefined, wanted: number[]): void {
  for (const [channel, value] of wanted.entries()) {
    expect(Math.abs((seen?.[channel] ?? -999) - value), `${seen}`).toBeLessThan(14);
  }
}
