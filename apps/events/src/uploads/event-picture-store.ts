import { Injectable } from '@nestjs/common';
import { DomainError } from '@rover/platform/http/domain-error';
import { type FormPicture, type FormPictures, type PictureField, pictureFields } from './event-form.js';
import { MediaClient } from './media-client.js';

/** Addresses of pictures that the media service has stored and nobody has claimed yet. */
export type StoredPictures = Partial<Record<PictureField, string>>;

/** Has the media service store the pictures of a form. */
@Injectable()
export class EventPictureStore {
  constructor(private readonly media: MediaClient) {}

  /** @throws DomainError as MediaClient does, and UNSUPPORTED_MEDIA_TYPE for a film; the field is named */
  async store(pictures: FormPictures): Promise<StoredPictures> {
    const stored: StoredPictures = {};
    for (const field of pictureFields) {
      const picture = pictures[field];
      if (picture) stored[field] = await this.storeOne(field, picture);
    }
    return stored;
  }

  private async storeOne(field: PictureField, picture: FormPicture): Promise<string> {
    const { kind, url } = await this.media.storeFile(picture).catch((error: unknown) => {
      throw renamed(error, field);
    });
    if (kind === 'image') return url;
    const message = 'The picture of an event must be an image.';
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', message, { errors: [{ field, message }] });
  }
}

/** Renames the field in an error of the media service, which calls every field `media`. */
function renamed(error: unknown, field: PictureField): unknown {
  if (!(error instanceof DomainError) || error.errors.length === 0) return error;
  const errors = error.errors.map(({ message }) => ({ field, message }));
  return new DomainError(error.code, error.message, { errors, cause: error });
}
