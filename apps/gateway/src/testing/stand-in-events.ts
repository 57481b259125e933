import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { EventView } from '@rover/contracts/events';
import { anEvent } from './an-event.js';

/** Stands for events: tells of the events it was given, by any slug they have had, and counts how often it is asked. */
export class StandInEvents {
  readonly events: EventView[] = [];
  /** Slugs that an event had before, and its slug now. */
  readonly movedTo = new Map<string, string>();
  asked = 0;
  /** Milliseconds it takes to answer. */
  delay = 0;

  private readonly server: Server = createServer(async (request, response) => {
    this.asked += 1;
    await setTimeout(this.delay);
    const slug = /^\/api\/events\/(.+)$/.exec(request.url ?? '')?.[1];
    const found = this.events.find((event) => event.slug === (this.movedTo.get(slug ?? '') ?? slug));
    response.writeHead(slug && !found ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(slug ? (found ?? {}) : this.events));
  });

  static async open(): Promise<StandInEvents> {
    const events = new StandInEvents();
    events.server.listen(0, '127.0.0.1');
    await once(events.server, 'listening');
    return events;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  add(event: Partial<EventView>): EventView {
    const added = anEvent(event);
    this.events.push(added);
    return added;
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}
