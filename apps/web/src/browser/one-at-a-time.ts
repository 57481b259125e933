/** Runs an asynchronous job once at a time. Calls while it runs are coalesced into one more run when it has ended. */
export function oneAtATime(job: () => Promise<unknown>): () => void {
  let isRunning = false;
  let again = false;
  const call = async () => {
    again = isRunning;
    if (isRunning) return;
    isRunning = true;
    await job().finally(() => (isRunning = false));
    if (again) await call();
  };
  return () => void call();
}
