/** How many rounds are measured, after those in which V8 still compiles (warm-up). */
const rounds = Number(process.env.BENCH_ROUNDS ?? 6);
const roundsToWarmUp = 1;

/**
 * Measures contestants in turns, round by round, because the load of a shared machine varies.
 * @param contestants by name, each measuring itself once and returning its figures, of which `rate` is its throughput;
 * the first is the baseline of the others
 * @returns by name: the median of each figure, and in `ratios` the median of each one's ratio to the baseline's in the
 * same round; only of the quieter half of the rounds, which are those in which all together did best (chosen by the
 * baseline alone, they would be those in which it was luckier than the others)
 */
export async function interleave(contestants) {
  const measured = [];
  for (let round = -roundsToWarmUp; round < rounds; round += 1) {
    const figures = {};
    for (const [name, measure] of Object.entries(contestants)) figures[name] = await measure();
    if (round >= 0) measured.push(figures);
  }
  const [baseline] = Object.keys(contestants);
  const quieter = measured.toSorted((a, b) => together(b) - together(a)).slice(0, Math.ceil(rounds / 2));
  return mapValues(contestants, (_, name) => {
    const mediansOf = (told) => mapValues(quieter[0][name], (_, figure) => median(quieter.map(told(figure))));
    return {
      ...mediansOf((figure) => (figures) => figures[name][figure]),
      ratios: mediansOf((figure) => (figures) => figures[name][figure] / figures[baseline][figure]),
    };
  });
}

/** How well all contestants did in a round: the product of their rates, in which each has the same weight. */
function together(figures) {
  return Object.values(figures).reduce((product, { rate }) => product * rate, 1);
}

function mapValues(object, map) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]));
}

/** @param values at least one */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}
