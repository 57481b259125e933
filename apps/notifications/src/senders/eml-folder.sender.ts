import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Batches } from '@rover/platform/background/batches';
import { settleWithin } from '@rover/platform/background/settle-within';
import { syncFolder, tryFolder } from '@rover/platform/files/disk-write';
import type { Mailbox } from '../notifications.config.js';
import type { Mail } from '../queue/mail.entity.js';
import type { MailSender } from './mail-sender.js';
import { mimeMessage } from './mime-message.js';

/**
 * Writes each mail into a folder, as a file that a mail program opens. The file name is derived from the mail, so that
 * a mail sent twice is one file.
 */
export class EmlFolderSender implements MailSender {
  readonly deadline = 5_000;
  /** Mails mostly wait for the disk, which syncs many as fast as one; many are taken from the queue as fast as few. */
  readonly atOnce = 256;
  /** Syncs the folder, which makes new names survive a power cut, and costs as much for one as for many. */
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
    const write = () => settleWithin(this.deadline, writeFile(unfinished, raw, { mode: 0o600, flush: true }));
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

/** Sorts by time, and names the kind: 2026-11-21T19-03-22-123Z-rsvp-confirmation-<id>.eml */
function fileName({ createdAt, kind, id }: Mail): string {
  return `${createdAt.toISOString().replace(/[:.]/g, '-')}-${kind}-${id}.eml`;
}
