interface Pace {
  /** Milliseconds from the first call until the work is done. */
  after: number;
  /** Milliseconds, at least, from one time that it is done to the next. */
  every: number;
}

/** Does a piece of work a moment after it is called for; what is called for meanwhile is done together, later. */
export function unhurried(work: () => void, { after, every }: Pace): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let waiting = false;
  let again = false;
  const call = () => {
    again = waiting;
    if (waiting) return;
    waiting = true;
    setTimeout(
      () => {
        waiting = false;
        last = Date.now();
        work();
        if (again) call();
      },
      Math.max(after, last + every - Date.now()),
    );
  };
  return call;
}
