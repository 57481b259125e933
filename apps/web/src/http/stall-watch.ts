/** How long nothing may move, in milliseconds. A file as a whole takes as long as the line needs. */
const usualPatience = 60_000;

/** Calls back when nothing has moved for too long. */
export function stallWatch(stalled: () => void) {
  let timer = setTimeout(stalled, usualPatience);
  return {
    /** @param patience milliseconds until something has to move again */
    moved: (patience = usualPatience) => {
      clearTimeout(timer);
      timer = setTimeout(stalled, patience);
    },
    end: () => clearTimeout(timer),
  };
}
