import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** Milliseconds that a mail may take. */
const arrivesWithin = 15_000;
/** Files: there may be more than a process may have open. */
const openAtOnce = 500;

/** A folder in which mails are put as files. */
export class Mailbox {
  /** What is in each file: there may be thousands, and they do not change. */
  private readonly read = new Map<string, Promise<Email>>();
  /** Whom each file is for, where nobody asks for more. */
  private readonly addressed = new Map<string, Promise<string>>();

  constructor(private readonly folder: string) {}

  /** Every mail written so far, oldest first. */
  readonly mails = async (): Promise<Email[]> => this.ofEach(this.read, (bytes) => PostalMime.parse(bytes));

  /**
   * The addresses that mails went to so far, once for each mail. Only their heads are parsed: who counts thousands of them
   * shares a machine with who sends them.
   */
  readonly addressees = async (): Promise<string[]> =>
    this.ofEach(this.addressed, async (bytes) => {
      const { to } = await PostalMime.parse(bytes.subarray(0, bytes.indexOf('\r\n\r\n')));
      return to?.[0]?.address ?? '';
    });

  /** Waits until the mails that match number at least `count`, and answers all that match. */
  readonly mailsTo = async (address: string, count = 1): Promise<Email[]> => {
    const deadline = Date.now() + arrivesWithin;
    for (;;) {
      const found = (await this.mails()).filter((mail) => mail.to?.some((to) => to.address === address));
      if (found.length >= count || Date.now() > deadline) return found;
      await setTimeout(100);
    }
  };

  /** What is made of each file, in the order of their names. @param known of the files that were read before */
  private async ofEach<T>(known: Map<string, Promise<T>>, make: (bytes: Buffer) => Promise<T>): Promise<T[]> {
    const files = (await readdir(this.folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
    files.sort();
    const made: T[] = [];
    for (let next = 0; next < files.length; next += openAtOnce) {
      const some = files.slice(next, next + openAtOnce).map((file) => {
        const one = known.get(file) ?? readFile(path.join(this.folder, file)).then(make);
        known.set(file, one);
        return one;
      });
      made.push(...(await Promise.all(some)));
    }
    return made;
  }
}
