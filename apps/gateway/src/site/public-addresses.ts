/** What the site's addresses are to the world: made of PUBLIC_URL, whatever host a request names. */
export class PublicAddresses {
  private readonly base: string;

  /** @param publicUrl PUBLIC_URL, with or without a slash at its end */
  constructor(publicUrl: string) {
    const { origin, pathname } = new URL(publicUrl);
    this.base = origin + pathname.replace(/\/+$/, '');
  }

  /** The absolute URL of a path on this site. */
  of(path: string): string {
    const { pathname, search } = new URL(path, 'http://site');
    return this.base + pathname + search;
  }

  get home(): string {
    return this.of('/');
  }
}
