/** How long a transfer may stall, in milliseconds. A whole file may take as long as the connection needs. */
const usualPatience = 60_000;

/** Calls back when a transfer has stalled for too long. */
export function stallTimeout(stalled: () => void) {
  let timer = setTimeout(stalled, usualPatience);
  return {
    /** @param patience milliseconds until the next progress at the latest */
    moved: (patience = usualPatience) => {
      clearTimeout(timer);
      timer = setTimeout(stalled, patience);
    },
    end: () => clearTimeout(timer),
  };
}
