import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** Timeout of a mail in milliseconds. */
const arrivesWithin = 15_000;
/** Files read at once: there may be more than a process may open. */
const openAtOnce = 500;

/** A folder with mails as files. */
export class Mailbox {
  /** Parsed files: there may be thousands, and they do not change. */
  private readonly read = new Map<string, Promise<Email>>();
  /** The recipient of each file, if no more of it is needed. */
  private readonly addressed = new Map<string, Promise<string>>();

  constructor(private readonly folder: string) {}

  /** Every mail written so far, oldest first. */
  readonly mails = async (): Promise<Email[]> => this.ofEach(this.read, (bytes) => PostalMime.parse(bytes));

  /**
   * The recipients of all mails so far, once per mail. Parses only the headers, since parsing thousands of mails would
   * take CPU time from the pub under test.
   */
  readonly addressees = async (): Promise<string[]> =>
    this.ofEach(this.addressed, async (bytes) => {
      const { to } = await PostalMime.parse(bytes.subarray(0, bytes.indexOf('\r\n\r\n')));
      return to?.[0]?.address ?? '';
    });

  /** Waits until at least `count` mails match, and returns all that match. */
  readonly mailsTo = async (address: string, count = 1): Promise<Email[]> => {
    const deadline = Date.now() + arrivesWithin;
    for (;;) {
      const found = (await this.mails()).filter((mail) => mail.to?.some((to) => to.address === address));
      if (found.length >= count || Date.now() > deadline) return found;
      await setTimeout(100);
    }
  };

  /** Parses each file, in the order of their names. @param known results for files that were read before */
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
