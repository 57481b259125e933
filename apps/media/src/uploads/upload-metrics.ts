import { newCounter } from '@rover/platform/telemetry/metrics';
import type { Media } from '../media/media.entity.js';

const uploads = newCounter('uploads_total', 'Files that were uploaded and kept, by kind: image, video, audio.', {
  kind: ['image', 'video', 'audio'],
});

/** Counts what was uploaded, once it is committed. */
export function countUploads(kept: readonly Pick<Media, 'kind'>[]): void {
  for (const { kind } of kept) uploads.labels(kind).inc();
}
