import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** Where the bytes of uploads wait until their type is known. It belongs to this process alone. */
@Injectable()
export class UploadFolder implements OnApplicationShutdown {
  private constructor(private readonly folder: string) {}

  /** Empties the folder of what a crash has left there; makes a temporary one where none is named. */
  static async open(folder: string | undefined): Promise<UploadFolder> {
    if (!folder) return new UploadFolder(await mkdtemp(path.join(tmpdir(), 'rover-uploads-')));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const uploads = new UploadFolder(folder);
    await uploads.empty();
    return uploads;
  }

  /** A path at which nothing is yet. */
  newPath(): string {
    return path.join(this.folder, randomUUID());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.empty();
  }

  /** The folder itself stays: it may be a disk of its own. */
  private async empty(): Promise<void> {
    const names = await readdir(this.folder);
    await Promise.all(names.map((name) => rm(path.join(this.folder, name), { recursive: true, force: true })));
  }
}
