import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** Milliseconds that a mail may take. */
const arrivesWithin = 15_000;

/** A folder in which mails are put as files. */
export class Mailbox {
  /** What is in each file: there may be thousands, and they do not change. */
  private readonly read = new Map<string, Promise<Email>>();

  constructor(private readonly folder: string) {}

  /** Every mail written so far, oldest first. */
  readonly mails = async (): Promise<Email[]> => {
    const files = (await readdir(this.folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
    return Promise.all(files.sort().map((file) => this.parse(file)));
  };

  /** The addresses that mails went to so far, once for each mail. */
  readonly addressees = async (): Promise<string[]> => {
    return (await this.mails()).map((mail) => mail.to?.[0]?.address ?? '');
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

  private parse(file: string): Promise<Email> {
    const known = this.read.get(file);
    if (known) return known;
    const mail = readFile(path.join(this.folder, file)).then((bytes) => PostalMime.parse(bytes));
    this.read.set(file, mail);
    return mail;
  }
}
