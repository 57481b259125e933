import type { MonitoringAnswer } from '@rover/contracts/monitoring';
import { momentWords } from '@rover/venue/events/event-words';
import { clsx } from 'clsx';
import { type MemoryChart, type MemoryLine, memoryChart } from '../memory-lines.js';
import { Panel, Quiet } from './panel.js';

/** Colour and dash: no two of twenty lines have both the same, so that nobody has to tell colours apart. */
const strokes = ['stroke-leaf', 'stroke-terracotta', 'stroke-brass-dark', 'stroke-green', 'stroke-edge'] as const;
const dashes = ['none', '6 3', '2 3', '10 3 2 3'] as const;

export function MemoryUsage({ data }: { data: MonitoringAnswer }) {
  const chart = memoryChart(data.memoryUsage);
  return (
    <Panel title="Memory by Service" hint="Resident memory, a snapshot every minute">
      {chart ? (
        <>
          <Drawing chart={chart} />
          <Table lines={chart.lines} />
        </>
      ) : (
        <Quiet>No snapshot yet. The first comes within a minute.</Quiet>
      )}
    </Panel>
  );
}

function Drawing({ chart: { from, to, scale, lines } }: { chart: MemoryChart }) {
  return (
    <figure aria-hidden="true" className="flex flex-col gap-1 text-xs text-muted">
      <div className="relative h-40 border-b border-l border-edge">
        <span className="absolute top-0 left-1 tabular-nums">{scale.toLocaleString('en')} MB</span>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full overflow-visible">
          <path d="M0 50H100M0 0H100" className="stroke-sand" vectorEffect="non-scaling-stroke" />
          {lines.map((line, index) => (
            <path
              key={line.name}
              d={pathOf(line)}
              className={clsx('fill-none stroke-[2.5]', lookOf(index).stroke)}
              strokeDasharray={lookOf(index).dash}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      <figcaption className="flex justify-between gap-2">
        <span>{from < to && momentWords(from)}</span>
        <span className="text-right">{momentWords(to)}</span>
      </figcaption>
    </figure>
  );
}

/** The values of the chart as text; also its legend. */
function Table({ lines }: { lines: readonly MemoryLine[] }) {
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="sr-only">Memory by service, in megabytes</caption>
      <thead>
        <tr className="border-b border-sand text-muted">
          <th scope="col" className="py-1 font-semibold">
            Service
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            Now
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            Highest
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, now, highest }, index) => (
          <tr key={name} className="border-b border-sand last:border-0">
            <th scope="row" className="py-2 font-normal wrap-anywhere">
              <svg aria-hidden="true" viewBox="0 0 24 4" className="mr-2 inline-block h-1 w-6">
                <path
                  d="M1 2H23"
                  className={clsx('stroke-2', lookOf(index).stroke)}
                  strokeDasharray={lookOf(index).dash}
                />
              </svg>
              {name}
            </th>
            <td className="py-2 text-right whitespace-nowrap">
              {now === null ? 'ended' : `${now.toLocaleString('en')} MB`}
            </td>
            <td className="py-2 text-right whitespace-nowrap">{highest.toLocaleString('en')} MB</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lookOf(index: number): { stroke: string | undefined; dash: string | undefined } {
  return { stroke: strokes[index % strokes.length], dash: dashes[index % dashes.length] };
}

/** A single snapshot is drawn as a dot: a line of length 0 with round caps. */
function pathOf({ points }: MemoryLine): string {
  const steps = points.map(({ along, up }) => `${(along * 100).toFixed(2)} ${(100 - up * 100).toFixed(2)}`);
  return `M${steps.length === 1 ? `${steps[0]}L${steps[0]}` : steps.join('L')}`;
}
