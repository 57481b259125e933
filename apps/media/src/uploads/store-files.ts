import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { sharedPhotoWidth } from '@rover/contracts/media-url';
import type { FileStore } from '@rover/platform/files/file-store';
import { keyOf, photoKey, urlOf } from '../media/file-keys.js';
import { FILE_STORE } from '../media/file-store.token.js';
import type { Media } from '../media/media.entity.js';
import { ImageProcessor } from '../photos/image-processor.js';
import type { PhotoType } from './accepted-types.js';
import type { Recording } from './inspect-file.js';
import type { ReceivedFile } from './upload-receiver.js';

/** The row of a file whose bytes are stored. */
export type StoredUpload = Omit<Media, 'inLibrary' | 'claimed' | 'vipService' | 'avifAttempts' | 'uploadedAt'>;

/** Writes received files into the file store. */
@Injectable()
export class StoreFiles {
  constructor(
    private readonly imageProcessor: ImageProcessor,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {}

  /** @throws DomainError as ImageProcessor.process() and FileStore.put() do */
  async put(id: string, { path, name, type }: ReceivedFile): Promise<StoredUpload> {
    const stored = type.kind === 'image' ? this.putPhoto(id, path, type.format) : this.putRecording(id, path, type);
    return { id, name, ...(await stored) };
  }

  private async putPhoto(id: string, path: string, format: PhotoType): Promise<Omit<StoredUpload, 'id' | 'name'>> {
    const { original, width, height, placeholder, webp, shared } = await this.imageProcessor.process(path, format);
    const { name, contentType, content } = original;
    await this.files.put(keyOf(id, name), Readable.from([content]), { contentType });
    for (const file of webp) {
      const key = photoKey(id, file.width, 'webp');
      await this.files.put(key, Readable.from([file.content]), { contentType: 'image/webp' });
    }
    if (shared) {
      const key = photoKey(id, sharedPhotoWidth, 'jpg');
      await this.files.put(key, Readable.from([shared]), { contentType: 'image/jpeg' });
    }
    const avifDueAt = webp.length > 0 ? new Date() : null;
    return { url: urlOf(id, name), kind: 'image', contentType, width, height, placeholder, avifDueAt };
  }

  private async putRecording(
    id: string,
    path: string,
    { kind, contentType, extension }: Recording,
  ): Promise<Omit<StoredUpload, 'id' | 'name'>> {
    const name = `${kind}.${extension}`;
    await this.files.put(keyOf(id, name), createReadStream(path), { contentType });
    const noPicture = { width: null, height: null, placeholder: null, avifDueAt: null };
    return { url: urlOf(id, name), kind, contentType, ...noPicture };
  }
}
