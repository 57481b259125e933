interface Pace {
  /** Milliseconds from the first call to the run. */
  after: number;
  /** Least milliseconds between two runs. */
  every: number;
}

/** Throttles a job: it runs some time after a call; calls while a run is due are coalesced into one more run later. */
export function throttled(job: () => void, { after, every }: Pace): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let isDue = false;
  let again = false;
  const call = () => {
    again = isDue;
    if (isDue) return;
    isDue = true;
    setTimeout(
      () => {
        isDue = false;
        last = Date.now();
        job();
        if (again) call();
      },
      Math.max(after, last + every - Date.now()),
    );
  };
  return call;
}
