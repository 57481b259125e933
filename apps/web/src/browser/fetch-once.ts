/** Fetches a part once, however many places on a page ask for it. One that did not come is fetched anew. */
export function fetchOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | null = null;
  return () => {
    coming ??= load().catch((cause: unknown) => {
      coming = null;
      throw cause;
    });
    return coming;
  };
}
