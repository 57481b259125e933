import type { LibraryItem, StoredMedia } from '@rover/contracts/media';
import type { Media } from './media.entity.js';

export function presentMedia({ url, kind, contentType, width, height, placeholder }: Media): StoredMedia {
  return { url, kind, contentType, width, height, placeholder };
}

export function presentLibraryItem(media: Media): LibraryItem {
  return { ...presentMedia(media), name: media.name, uploadedAt: media.uploadedAt.toISOString() };
}
