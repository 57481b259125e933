import { eventPath, pages } from '@rover/contracts/pages';

/** Addresses of the site's pages, for a reader who is elsewhere. */
export class SiteLinks {
  /** @param base PUBLIC_URL, as it is configured */
  constructor(private readonly base: string) {}

  events(): string {
    return this.base + pages.events;
  }

  event(slug: string): string {
    return this.base + eventPath(slug);
  }

  cancelRsvp(token: string): string {
    return `${this.base}${pages.cancelRsvp}?token=${encodeURIComponent(token)}`;
  }

  vipPackages(): string {
    return this.base + pages.vipPackages;
  }

  vipDesk(): string {
    return `${this.base}${pages.admin}?tab=vip`;
  }

  verifyEmail(token: string): string {
    return `${this.base}${pages.verifyEmail}?token=${encodeURIComponent(token)}`;
  }

  resetPassword(token: string): string {
    return `${this.base}${pages.resetPassword}?token=${encodeURIComponent(token)}`;
  }
}
