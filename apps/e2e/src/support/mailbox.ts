import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** Milliseconds that a mail may take. */
const arrivesWithin = 15_000;

/** A folder in which mails are put as files. */
export class Mailbox {
  constructor(private readonly folder: string) {}

  /** Every mail written so far, oldest first. */
  readonly mails = async (): Promise<Email[]> => {
    const files = (await readdir(this.folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
    return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(this.folder, file)))));
  };

  /** Waits until the mails that match number at least `count`, and answers all that match. */
  readonly mailsTo = async (address: string, count = 1): Promise<Email[]> => {
    const deadline = Date.now() + arrivesWithin;
    for (;;) {
      const found = (await this.mails()).filter((mail) => mail.to?.some((to) => to.address === address));
      if (found.length >= count || Date.now() > deadline) return found;
      await setTimeout(100);
    }
  };
}
