/** Addresses of the site's pages, for a reader who is elsewhere. */
export class SiteLinks {
  private readonly base: string;

  /** @param publicUrl PUBLIC_URL, with or without a slash at its end */
  constructor(publicUrl: string) {
    this.base = publicUrl.replace(/\/+$/, '');
  }

  events(): string {
    return `${this.base}/events`;
  }

  event(slug: string): string {
    return `${this.base}/events/${encodeURIComponent(slug)}`;
  }

  cancelRsvp(token: string): string {
    return `${this.base}/rsvp/cancel?token=${encodeURIComponent(token)}`;
  }

  vipPackages(): string {
    return `${this.base}/vip-packages`;
  }

  admin(): string {
    return `${this.base}/admin`;
  }

  verifyEmail(token: string): string {
    return `${this.base}/verify-email?token=${encodeURIComponent(token)}`;
  }

  resetPassword(token: string): string {
    return `${this.base}/reset-password?token=${encodeURIComponent(token)}`;
  }
}
