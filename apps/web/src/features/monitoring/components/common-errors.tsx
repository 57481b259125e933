import type { MonitoringAnswer } from '@rover/contracts/monitoring';
import { Badge } from '@rover/ui/badge';
import { commonErrors } from '../figures.js';
import { Panel, Quiet } from './panel.js';

export function CommonErrors({ data }: { data: MonitoringAnswer }) {
  const errors = commonErrors(data);
  return (
    <Panel title="Most Common Errors" hint="The top 5 of the last 7 days">
      {errors.length === 0 && <Quiet>Nothing went wrong.</Quiet>}
      <ol className="flex flex-col divide-y divide-sand empty:hidden">
        {errors.map(([message, count]) => (
          <li key={message} className="flex items-start justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">{message}</span>
            <Badge className="shrink-0">{`${count.toLocaleString('en')}×`}</Badge>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
