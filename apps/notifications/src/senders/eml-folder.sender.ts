import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Batches } from '@rover/platform/background/batches';
import { syncFolder, tryFolder } from '@rover/platform/files/disk-write';
import type { Mailbox } from '../notifications.config.js';
import type { Mail } from '../queue/mail.entity.js';
import type { MailSender } from './mail-sender.js';
import { mimeMessage } from './mime-message.js';

/**
 * Puts each mail in a folder, as a file that a mail program opens. The name follows from the mail, so that one sent
 * twice is still one file.
 */
export class EmlFolderSender implements MailSender {
  readonly deadline = 5_000;
  /** They wait for the disk, which takes many as fast as one. */
  readonly atOnce = 64;
  /** A name outlasts a power cut once its folder is on the disk, which costs as much for one as for all of them. */
  private readonly named = new Batches<Mail>({
    most: this.atOnce,
    deal: () => syncFolder(this.folder),
    isOnesOwn: () => false,
  });

  constructor(
    private readonly folder: string,
    private readonly from: Mailbox,
  ) {}

  async send(mail: Mail): Promise<void> {
    const { raw } = mimeMessage(mail, this.from);
    const name = fileName(mail);
    const unfinished = join(this.folder, `.${name}.part`);
    const write = () =>
      writeFile(unfinished, raw, { mode: 0o600, flush: true, signal: AbortSignal.timeout(this.deadline) });
    await write().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await write();
    });
    await rename(unfinished, join(this.folder, name));
    await this.named.add(mail);
  }

  check(): Promise<void> {
    return tryFolder(this.folder);
  }
}

/** Sorts by time, and says what it is: 2026-11-21T19-03-22-123Z-rsvp-confirmation-<id>.eml */
function fileName({ createdAt, kind, id }: Mail): string {
  return `${createdAt.toISOString().replace(/[:.]/g, '-')}-${kind}-${id}.eml`;
}
