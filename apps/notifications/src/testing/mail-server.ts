import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '@rover/platform/testing/free-ports';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the server says to a mail: an SMTP code, or nothing at all. */
export type Reply = 250 | 451 | 535 | 550 | 'silence';

/** A mail server that takes what it is given, or not, as the spec decides. */
export class TestMailServer {
  /** What was taken, in order. */
  readonly taken: { to: string[]; mail: Email }[] = [];
  /** What is said to each of the next mails; to those after them, 250. */
  replies: Reply[] = [];
  /** What happens when a mail is taken, and before that is said. */
  beforeTaken: () => Promise<unknown> = async () => undefined;
  private server = this.create();

  /** @param port by default a free one */
  async listen(port?: number): Promise<void> {
    this.server = this.create();
    this.server.listen(port ?? (await freePort()), '127.0.0.1');
    await once(this.server.server, 'listening');
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(resolve);
    });
  }

  private create(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onAuth: (_auth, _session, callback) => callback(refusal(535)),
      onData: async (stream, session, callback) => {
        const source = await text(stream);
        const reply = this.replies.shift() ?? 250;
        if (reply === 'silence') return;
        if (reply !== 250) return callback(refusal(reply));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        this.taken.push({ to, mail: await PostalMime.parse(source) });
        await this.beforeTaken();
        callback();
      },
    });
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error(`refused with ${responseCode}`), { responseCode });
}
