/**
 * npm run bench: how fast the pub is, as ratios to the physical limit and to the alternatives, all in one run; `npm run
 * bench -- reads rsvps` measures those alone. Prints a table and writes it to bench/report.json. The ratios are
 * reported, never asserted: the machine is shared.
 */
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

const all = ['reads', 'rsvps', 'logins', 'uploads', 'growth', 'footprint', 'first-load'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}; there are ${all.join(', ')}.\n`);
  process.exit(1);
}

const suites = wanted.length > 0 ? wanted : all;
const rows = [];
for (const name of suites) {
  const { measure } = await import(`./suites/${name}.mjs`);
  process.stdout.write(`\n${name}, load ${loadavg()[0].toFixed(1)}\n`);
  const measured = await measure();
  console.table(measured.map(({ what, ...told }) => ({ what, ...told, met: verdict(told) })));
  rows.push(...measured.map((row) => ({ suite: name, load: loadavg()[0], ...row })));
  await keep(rows);
}
if (suites.length > 1) {
  process.stdout.write('\nresults against goals\n');
  console.table(
    rows.filter(hasGoal).map((row) => ({ what: row.what, told: row.told, goal: goalOf(row), met: verdict(row) })),
  );
}

async function keep(rows) {
  const report = { at: new Date().toISOString(), node: process.version, cpus: cpus().map(({ model }) => model), rows };
  await writeFile('bench/report.json', `${JSON.stringify(report, null, 2)}\n`);
}

function hasGoal({ atLeast, atMost }) {
  return atLeast !== undefined || atMost !== undefined;
}

function goalOf({ atLeast, atMost }) {
  return atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
}

function verdict(row) {
  if (!hasGoal(row)) return '';
  const { told, atLeast = told, atMost = told } = row;
  return told >= atLeast && told <= atMost ? 'yes' : 'NO';
}
