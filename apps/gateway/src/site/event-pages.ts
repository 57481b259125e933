import type { EventView } from '@rover/contracts/events';
import { DomainError } from '@rover/platform/http/domain-error';
import type { EncodedAnswer } from '../reads/encoded-answer.js';
import type { EventReads } from '../reads/event-reads.js';
import { DerivedCache } from './derived-cache.js';
import { eventPage } from './event-page.js';
import { eventsPage } from './events-page.js';
import type { PageTemplates } from './page-templates.js';
import type { PublicAddresses } from './public-addresses.js';

/** Milliseconds that a page waits for events before it is sent without them. */
export const pagePatience = 1_000;

/** The page of one event. */
interface FoundEvent {
  /** The event's present slug, which may differ from the one asked for. */
  slug: string;
  page: EncodedAnswer;
}

/**
 * The pages that show events. Each is made once from an answer of the public reads, and dropped with it on a change.
 */
export class EventPages {
  private readonly lists: DerivedCache<EncodedAnswer>;
  private readonly pages: DerivedCache<FoundEvent>;

  constructor(
    private readonly reads: EventReads,
    templates: PageTemplates,
    addresses: PublicAddresses,
  ) {
    this.lists = new DerivedCache(({ identity }) =>
      templates.fill('events', eventsPage(JSON.parse(identity.toString()) as EventView[], addresses)),
    );
    this.pages = new DerivedCache(async ({ identity }) => {
      const event = JSON.parse(identity.toString()) as EventView;
      return { slug: event.slug, page: await templates.fill('event', eventPage(event, addresses)) };
    });
  }

  /** The page of all events, if it is made and fresh. */
  freshList(): EncodedAnswer | undefined {
    const list = this.reads.freshList();
    return list && this.lists.already(list);
  }

  /** The page of the event with this slug, if it is made and fresh. */
  freshPage(slug: string): EncodedAnswer | undefined {
    const event = this.reads.freshEvent(slug);
    const found = event && this.pages.already(event);
    return found?.slug === slug ? found.page : undefined;
  }

  /** The page of all events. @throws DomainError UNAVAILABLE when events does not answer in time */
  async list(): Promise<EncodedAnswer> {
    return this.lists.of(await this.reads.list(pagePatience));
  }

  /** @returns null when there is no such event @throws DomainError UNAVAILABLE when events does not answer in time */
  async find(slug: string): Promise<FoundEvent | null> {
    try {
      return await this.pages.of(await this.reads.event(slug, pagePatience));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
