import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useReport } from '../../../browser/use-report.js';
import { changesKey } from '../changes-query.js';
import { dependenciesQuery } from '../dependencies-query.js';
import { monitoringQuery } from '../monitoring-query.js';
import { undeliveredQuery } from '../undelivered-query.js';
import { CommonErrors } from './common-errors.js';
import { Dependencies } from './dependencies.js';
import { ErrorsByDay } from './errors-by-day.js';
import { FigureCards } from './figure-cards.js';
import { MemoryUsage } from './memory-usage.js';
import { RecentChanges } from './recent-changes.js';
import { SlowEndpoints } from './slow-endpoints.js';
import { Undelivered } from './undelivered.js';

/** How the services run: errors, slow answers, memory. */
export function PerformanceDashboard() {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(monitoringQuery);
  useReport('The monitoring data could not be loaded', error);
  const shown = error ? undefined : data;
  const refresh = () => {
    void refetch();
    void client.invalidateQueries({ queryKey: dependenciesQuery.queryKey });
    void client.invalidateQueries({ queryKey: undeliveredQuery.queryKey });
    void client.invalidateQueries({ queryKey: changesKey });
  };

  return (
    <section aria-labelledby="performance" className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="performance" className="text-h2">
          Performance Dashboard
        </h2>
        {shown && (
          <Button look="quiet" busy={isFetching} onClick={refresh}>
            {!isFetching && <RefreshCw aria-hidden className="size-4" />}
            Refresh
          </Button>
        )}
      </header>
      {error && <Notice tone="failure">The monitoring data could not be loaded. {error.message}</Notice>}
      {shown ? (
        <>
          <FigureCards data={shown} />
          <div className="grid gap-4 lg:grid-cols-2">
            <ErrorsByDay data={shown} />
            <CommonErrors data={shown} />
            <SlowEndpoints data={shown} />
            <MemoryUsage data={shown} />
          </div>
        </>
      ) : (
        <NoData busy={isFetching} onRefresh={refresh} />
      )}
      <Dependencies />
      <Undelivered />
      <RecentChanges />
    </section>
  );
}

function NoData({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 py-16">
      <p role="status" className="text-muted">
        Loading monitoring data
      </p>
      <Button look="quiet" busy={busy} onClick={onRefresh}>
        Refresh Data
      </Button>
    </div>
  );
}
