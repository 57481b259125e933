import type { CaptureKind } from './devices.js';

/** A capture as a file, named by its kind and when it was taken, by the device's clock: 'photo-20261127-190501.jpg'. */
export function captureFile(kind: CaptureKind, content: Blob, takenAt: Date = new Date()): File {
  return new File([content], `${kind}-${timestamp(takenAt)}.${extension(content.type)}`, { type: content.type });
}

function timestamp(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('');
  return `${day}-${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('')}`;
}

/** 'image/jpeg' is a .jpg, 'video/webm' a .webm. */
function extension(type: string): string {
  const [, name = ''] = type.split('/');
  return name === 'jpeg' ? 'jpg' : name;
}
