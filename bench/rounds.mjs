/** How many rounds are measured. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 6);

/**
 * Lets contestants take turns, round by round, because a shared machine is never quiet for long.
 * @param contestants by name, each measuring itself once and telling its figures, of which `rate` says how well it did;
 * the first is the peer of the others
 * @returns by name: the median of each figure, and in `ratios` the median of each one's ratio to the peer's in the same
 * round; all of the quieter half of the rounds, which are those in which the peer itself did best
 */
export async function takeTurns(contestants) {
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures = {};
    for (const [name, measure] of Object.entries(contestants)) figures[name] = await measure();
    measured.push(figures);
  }
  const [peer] = Object.keys(contestants);
  const quieter = measured.toSorted((a, b) => b[peer].rate - a[peer].rate).slice(0, Math.ceil(rounds / 2));
  return mapValues(contestants, (_, name) => {
    const mediansOf = (told) => mapValues(quieter[0][name], (_, figure) => median(quieter.map(told(figure))));
    return {
      ...mediansOf((figure) => (figures) => figures[name][figure]),
      ratios: mediansOf((figure) => (figures) => figures[name][figure] / figures[peer][figure]),
    };
  });
}

function mapValues(object, map) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]));
}

/** @param values at least one */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}
