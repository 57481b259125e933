import type { MonitoringAnswer } from '@rover/contracts/monitoring';
import { Badge } from '@rover/ui/badge';
import { dayOfWeek } from '@rover/venue/events/event-clock';
import { pluralize } from '@rover/venue/pluralize';
import { clsx } from 'clsx';
import { Day } from '../../desk/components/day.js';
import { daysWithErrors, errorTone, type Tally, weekOfErrors } from '../figures.js';
import { Panel, Quiet } from './panel.js';

export function ErrorsByDay({ data }: { data: MonitoringAnswer }) {
  const days = daysWithErrors(data);
  return (
    <Panel title="Errors by Day">
      {days.length > 0 ? <Bars week={weekOfErrors(data)} /> : <Quiet>No errors. The taps run clear.</Quiet>}
      <ul className="flex flex-col divide-y divide-sand empty:hidden">
        {days.map(([day, count]) => (
          <li key={day} className="flex items-center justify-between gap-3 py-2">
            <Day of={day} />
            <Badge tone={errorTone(count)}>{pluralize(count, 'error')}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const barColours = { terracotta: 'bg-terracotta', brass: 'bg-brass', sand: 'bg-edge' } as Record<string, string>;

/** Hidden from screen readers, which read the list below. */
function Bars({ week }: { week: readonly Tally[] }) {
  const most = Math.max(1, ...week.map(([, count]) => count));
  return (
    <div aria-hidden className="flex h-40 items-stretch gap-2">
      {week.map(([day, count]) => (
        <div key={day} className="flex flex-1 flex-col justify-end gap-1 text-center text-xs text-muted">
          {count > 0 && <span className="tabular-nums">{count.toLocaleString('en', { notation: 'compact' })}</span>}
          <div
            className={clsx('ink min-h-0.5 w-full rounded-t-sm', barColours[errorTone(count)])}
            style={{ height: `${(count / most) * 70}%` }}
          />
          <span className="h-5">{dayOfWeek(day).slice(0, 3)}</span>
        </div>
      ))}
    </div>
  );
}
