/** Milliseconds that a part may take: on a slow phone connection the largest takes some twenty seconds. */
const patience = 30_000;

/** Loads a part, and fails when it takes too long: an `import()` that gets no answer would wait for ever. */
export async function loadInTime<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the page took too long')), patience);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
