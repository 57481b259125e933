import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { EventView } from '@rover/contracts/events';
import { StandIn, send } from '@rover/platform/testing/stand-in';
import { anEvent } from './an-event.js';

/** Stands for events: tells of the events it was given, by any slug they have had, and counts how often it is asked. */
export class StandInEvents extends StandIn {
  readonly events: EventView[] = [];
  /** Slugs that an event had before, and its slug now. */
  readonly movedTo = new Map<string, string>();
  asked = 0;
  /** Milliseconds it takes to answer. */
  delay = 0;

  add(event: Partial<EventView>): EventView {
    const added = anEvent(event);
    this.events.push(added);
    return added;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked += 1;
    await setTimeout(this.delay);
    const slug = /^\/api\/events\/(.+)$/.exec(request.url ?? '')?.[1];
    const found = this.events.find((event) => event.slug === (this.movedTo.get(slug ?? '') ?? slug));
    send(response, slug && !found ? 404 : 200, slug ? (found ?? {}) : this.events);
  }
}
