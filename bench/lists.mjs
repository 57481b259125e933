/** How long the server takes for lists of the back office, each requested often: reports the median and the slowest. */
const times = Number(process.env.BENCH_TIMES ?? 30);

/** Rows per page, as the back office requests them. */
export const pageSize = 50;

/**
 * @param pub whose list it is
 * @param path of the list
 * @param asked queries of the list, by name
 */
export async function measureList(pub, path, asked) {
  const rows = [];
  for (const [name, query] of Object.entries(asked)) rows.push(await measured(pub, path, name, query));
  return rows;
}

/** The number of the last page. */
export async function lastPageOf(pub, path, query = {}) {
  return Math.ceil((await askList(pub, path, query)).answer.total / pageSize);
}

async function measured(pub, path, name, query) {
  const took = [];
  const { answer } = await askList(pub, path, query);
  for (let time = 0; time < times; time += 1) took.push((await askList(pub, path, query)).took);
  took.sort((a, b) => a - b);
  const told = (value) => Number(value.toFixed(1));
  return {
    asked: name,
    matching: answer.total,
    'median ms': told(took[times >> 1]),
    'worst ms': told(took[times - 1]),
  };
}

/**
 * Requests a list as the back office does.
 * @returns the response, and the milliseconds it took
 */
export async function askList(pub, path, query) {
  const started = performance.now();
  const response = await fetch(`${pub.url}${path}?${new URLSearchParams({ pageSize, ...query })}`, {
    headers: { authorization: `Bearer ${pub.token}` },
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer.message}`);
  return { took: performance.now() - started, answer };
}
