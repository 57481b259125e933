import { eventPath, pages } from '@rover/contracts/pages';

/** Addresses of the site's pages, for a reader who is elsewhere. */
export class SiteLinks {
  private readonly base: string;

  /** @param publicUrl PUBLIC_URL, with or without a slash at its end */
  constructor(publicUrl: string) {
    this.base = publicUrl.replace(/\/+$/, '');
  }

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

  admin(): string {
    return this.base + pages.admin;
  }

  verifyEmail(token: string): string {
    return `${this.base}${pages.verifyEmail}?token=${encodeURIComponent(token)}`;
  }

  resetPassword(token: string): string {
    return `${this.base}${pages.resetPassword}?token=${encodeURIComponent(token)}`;
  }
}
