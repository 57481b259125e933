/** The public addresses of the site: made from PUBLIC_URL, whatever host a request names. */
export class PublicAddresses {
  /** @param base PUBLIC_URL, as it is configured */
  constructor(private readonly base: string) {}

  /** The absolute URL of a path on this site. */
  of(path: string): string {
    const { pathname, search } = new URL(path, 'http://site');
    return this.base + pathname + search;
  }

  get home(): string {
    return this.of('/');
  }
}
