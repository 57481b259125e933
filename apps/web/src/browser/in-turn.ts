/** Does a piece of work at once; what is called for while it is under way is done together, when it has ended. */
export function inTurn(work: () => Promise<unknown>): () => void {
  let underWay = false;
  let again = false;
  const call = async () => {
    again = underWay;
    if (underWay) return;
    underWay = true;
    await work().finally(() => (underWay = false));
    if (again) await call();
  };
  return () => void call();
}
