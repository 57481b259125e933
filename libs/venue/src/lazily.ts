/** What is made when it is first asked for: the first formatter of dates takes 30 ms, and on a phone four times that. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
