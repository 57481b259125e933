import type { MonitoringAnswer } from '@rover/contracts/monitoring';
import { Card } from '@rover/ui/card';
import { CalendarDays, MemoryStick, OctagonAlert, Turtle } from 'lucide-react';
import type { ReactNode } from 'react';

/** The week in four figures. */
export function FigureCards({ data }: { data: MonitoringAnswer }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-4">
      <Figure label="Total Errors (7 days)" count={data.totalErrors} icon={<OctagonAlert />} />
      <Figure label="Slow Endpoints" count={data.slowEndpoints.length} icon={<Turtle />} />
      <Figure label="Active Days" count={Object.keys(data.errorsByDay).length} icon={<CalendarDays />} />
      <Figure label="Memory Snapshots" count={data.memoryUsage.length} icon={<MemoryStick />} />
    </dl>
  );
}

function Figure({ label, count, icon }: { label: string; count: number; icon: ReactNode }) {
  return (
    <Card className="relative flex flex-col-reverse justify-end py-5 pr-4 pl-16">
      <dt className="text-sm text-muted">
        <span aria-hidden className="absolute top-5 left-5 text-brass-dark [&_svg]:size-8">
          {icon}
        </span>
        {label}
      </dt>
      <dd className="text-h2 font-semibold leading-tight tabular-nums">{count.toLocaleString('en')}</dd>
    </Card>
  );
}
