import { Controller, Delete, Get, Req } from '@nestjs/common';
import type { DoneAnswer } from '@rover/contracts/done';
import type { MediaLibraryAnswer } from '@rover/contracts/media';
import type { FastifyRequest } from 'fastify';
import { DeleteFromLibrary } from './delete-from-library.js';
import { ListLibrary } from './list-library.js';

const path = 'api/admin/media-library';

@Controller(path)
export class LibraryController {
  constructor(
    private readonly photos: ListLibrary,
    private readonly deletion: DeleteFromLibrary,
  ) {}

  @Get()
  list(): Promise<MediaLibraryAnswer> {
    return this.photos.list();
  }

  /** The encoded address of the photo follows the slash; it is read raw, since clients differ in how they encode it. */
  @Delete('*')
  async remove(@Req() request: FastifyRequest): Promise<DoneAnswer> {
    await this.deletion.delete((request.raw.url ?? '').slice(`/${path}/`.length));
    return { success: true, message: 'The photo is deleted.' };
  }
}
