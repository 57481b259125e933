/** Loads a part once, however many components ask for it. After a failure the next call loads it again. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | null = null;
  return () => {
    coming ??= load().catch((cause: unknown) => {
      coming = null;
      throw cause;
    });
    return coming;
  };
}
