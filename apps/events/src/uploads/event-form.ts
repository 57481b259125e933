import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { limits } from '@rover/contracts/limits';
import { formFailure } from '@rover/platform/files/form-failure';
import type { UploadFolder } from '@rover/platform/files/upload-folder';
import { DomainError } from '@rover/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';
import { formFieldLimits } from './form-limits.js';

export const pictureFields = ['image', 'socialImage'] as const;
export type PictureField = (typeof pictureFields)[number];

/** A picture of a form, in a file that exists until the form is answered. */
export interface FormPicture {
  path: string;
  filename: string;
  /** As the sender declares it. */
  contentType: string;
  /** Of its bytes. */
  sha256: string;
}

export type FormPictures = Partial<Record<PictureField, FormPicture>>;

/** The fields of a form as if they had been JSON, and the pictures in it. */
interface EventForm {
  fields: Record<string, unknown>;
  pictures: FormPictures;
  /** Deletes the files of the pictures. */
  clear(): Promise<void>;
}

/**
 * Reads the multipart form of an event. Fields may come after pictures, so these wait on disk until all is known.
 * @throws DomainError MALFORMED, BODY_TOO_LARGE, UNAVAILABLE when the disk is full
 */
export async function readEventForm(request: FastifyRequest, uploads: UploadFolder): Promise<EventForm> {
  const folder = uploads.newPath();
  const form: EventForm = {
    fields: {},
    pictures: {},
    clear: () => rm(folder, { recursive: true, force: true }),
  };
  try {
    await mkdir(folder);
    const parts = request.parts({ limits: { ...formFieldLimits, fileSize: limits.media.pictureBytes } });
    for await (const part of parts) {
      if (part.type === 'field') form.fields[part.fieldname] = asJson(part.fieldname, asText(part.value));
      else await receive(part, form.pictures, folder);
    }
    return form;
  } catch (error) {
    request.raw.unpipe().resume();
    await form.clear();
    throw formFailure(error);
  }
}

async function receive(part: MultipartFile, pictures: FormPictures, folder: string): Promise<void> {
  const field = pictureFields.find((name) => name === part.fieldname);
  if (!field) {
    part.file.resume();
    return;
  }
  const { filename, mimetype: contentType } = part;
  const target = createWriteStream(path.join(folder, field), { mode: 0o600 });
  const hash = createHash('sha256');
  part.file.on('data', (bytes) => hash.update(bytes));
  await pipeline(part.file, target);
  if (part.file.truncated) {
    throw new DomainError('BODY_TOO_LARGE', 'This picture is too large.', {
      errors: [{ field, message: 'This picture is too large.' }],
    });
  }
  // A file input where nothing was chosen is sent as a file without a name and without a byte.
  if (target.bytesWritten === 0 && !filename) return;
  pictures[field] = { path: String(target.path), filename, contentType, sha256: hash.digest('hex') };
}

const switches = new Map<string, boolean>([
  ['true', true],
  ['false', false],
]);

/** @fastify/multipart parses a part whose Content-Type is application/json; only text is accepted here. */
function asText(value: unknown): string {
  if (typeof value !== 'string') throw new DomainError('MALFORMED', 'A form has nothing but text and pictures.');
  return value;
}

/** A form has nothing but text: JSON's true, false and null are sent as words or as blank fields. */
function asJson(field: string, value: string): unknown {
  if (field === 'recurring' || field === 'showCapacity') return switches.get(value) ?? value;
  if (field === 'socialImage' && value === '') return null;
  return value;
}
