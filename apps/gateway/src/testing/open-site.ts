import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EventScreen, eventPlaceholder, eventScreenFile } from '@rover/contracts/event-screen';
import { firstScreenFile } from '@rover/contracts/pages';
import { OpenGateway } from './open-gateway.js';
import { StandInEvents } from './stand-in-events.js';

const shown: (keyof EventScreen)[] = ['title', 'price', 'image', 'photo', 'avif', 'webp', 'colour'];

/** The gateway with a small site in it, and a stand-in for events behind it. */
export class OpenSite {
  private constructor(
    private readonly folder: string,
    readonly events: StandInEvents,
    private gateway: OpenGateway,
  ) {}

  static async open(): Promise<OpenSite> {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
    const html = '<html><head><title>x</title></head><body><div id="root"></div><noscript>y</noscript></body></html>';
    await writeFile(path.join(folder, 'index.html'), html);
    await writeFile(path.join(folder, 'hello.txt'), 'hello');
    for (const [name, screen] of [
      [firstScreenFile('/'), 'Pull up a stool.'],
      [firstScreenFile('/events'), 'What is on.'],
      [eventScreenFile, shown.map((name) => `<i>${eventPlaceholder(name)}</i>`).join('')],
    ] as const) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html.replace('></div>', `>${screen}</div>`));
    }
    const events = await StandInEvents.open();
    return new OpenSite(folder, events, await OpenGateway.open({ SITE_DIR: folder, EVENTS_URL: events.url }));
  }

  get url(): string {
    return this.gateway.url;
  }

  /** Opens the gateway anew, in another environment. */
  async reopen(environment: Record<string, string>): Promise<void> {
    await this.gateway.close();
    this.gateway = await OpenGateway.open({ SITE_DIR: this.folder, EVENTS_URL: this.events.url, ...environment });
  }

  async get(address: string, init: RequestInit = {}): Promise<{ status: number; headers: Headers; html: string }> {
    const response = await fetch(this.url + address, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, html: await response.text() };
  }

  /** Sends the gateway a message; resolves when it is handled. */
  readonly tell: OpenGateway['tell'] = (topic, payload) => this.gateway.tell(topic, payload);

  async close(): Promise<void> {
    await this.gateway.close();
    await this.events.close();
    await rm(this.folder, { recursive: true });
  }
}

export function titleOf(html: string): string | undefined {
  return /<title>(.*)<\/title>/.exec(html)?.[1];
}
