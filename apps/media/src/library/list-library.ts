import { Injectable } from '@nestjs/common';
import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { DataSource } from 'typeorm';
import { Media } from '../media/media.entity.js';
import { presentLibraryItem } from '../media/media.presenter.js';

/** The library is shown on one page. */
const shownAtMost = 5_000;

/** The uploaded images, the newest first. */
@Injectable()
export class ListLibrary {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<MediaLibraryAnswer> {
    const photos = await this.dataSource.manager.find(Media, {
      where: { inLibrary: true, kind: 'image' },
      order: { uploadedAt: 'DESC', id: 'ASC' },
      take: shownAtMost,
    });
    return { images: photos.map(({ url }) => url), items: photos.map(presentLibraryItem) };
  }
}
