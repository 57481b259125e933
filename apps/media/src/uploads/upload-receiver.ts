import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { Inject, Injectable } from '@nestjs/common';
import { limits } from '@rover/contracts/limits';
import { formFailure } from '@rover/platform/files/form-failure';
import { UploadFolder } from '@rover/platform/files/upload-folder';
import { DomainError } from '@rover/platform/http/domain-error';
import { validationFailed } from '@rover/platform/validation/dto.pipe';
import type { FastifyRequest } from 'fastify';
import { MEDIA_CONFIG, type MediaConfig } from '../media.config.js';
import { ByteMeter, type SizeLimits, tooLarge } from './byte-meter.js';
import { fileName } from './file-name.js';
import { type Inspected, inspectFile } from './inspect-file.js';

/** A file that has arrived in full, and whose type is accepted. */
export interface ReceivedFile {
  /** Where its bytes are stored until it is used. */
  path: string;
  /** The sender's name for it, cleaned. */
  name: string;
  type: Inspected;
}

const mega = 1024 * 1024;

/** Receives uploads: files of multipart requests, in field `media`, streamed to disk. */
@Injectable()
export class UploadReceiver {
  private readonly most: SizeLimits;

  constructor(
    private readonly folder: UploadFolder,
    @Inject(MEDIA_CONFIG) { IMAGE_MB, RECORDING_MB }: MediaConfig,
  ) {
    this.most = { image: IMAGE_MB * mega, recording: RECORDING_MB * mega };
  }

  /**
   * Receives all files of the request, lets `use` have them, and deletes their bytes.
   * @throws DomainError of a file that is refused, or of an upload that is not one; then nothing was used
   */
  async receive<T>(request: FastifyRequest, use: (files: ReceivedFile[]) => Promise<T>): Promise<T> {
    const paths: string[] = [];
    try {
      return await use(await this.receiveAll(request, paths));
    } finally {
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    }
  }

  private async receiveAll(request: FastifyRequest, paths: string[]): Promise<ReceivedFile[]> {
    if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the files as a form.');
    const files: ReceivedFile[] = [];
    const deadline = AbortSignal.timeout(limits.media.uploadWithin);
    try {
      for await (const part of request.files({ limits: this.formLimits() })) {
        const path = this.folder.newPath();
        paths.push(path);
        files.push(await this.receiveFile(part, path, deadline));
      }
    } catch (error) {
      request.raw.unpipe().resume();
      throw formFailure(error);
    }
    if (files.length === 0) throw noFile();
    return files;
  }

  private async receiveFile(part: MultipartFile, path: string, deadline: AbortSignal): Promise<ReceivedFile> {
    if (part.fieldname !== 'media') throw noFile();
    const meter = new ByteMeter(this.most);
    await pipeline(part.file, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal: deadline });
    const type = await inspectFile(path);
    const most = type.kind === 'image' ? this.most.image : this.most.recording;
    if (part.file.truncated || meter.bytes > most) throw tooLarge(most);
    return { path, type, name: fileName(part.filename) };
  }

  private formLimits() {
    return {
      files: limits.media.filesAtOnce,
      fields: 20,
      fieldSize: 64 * 1024,
      fieldNameSize: 100,
      headerPairs: 50,
      parts: limits.media.filesAtOnce + 20,
      fileSize: Math.max(this.most.image, this.most.recording) + 1,
    };
  }
}

function noFile(): DomainError {
  return validationFailed([{ field: 'media', message: 'Please choose a file.' }]);
}
