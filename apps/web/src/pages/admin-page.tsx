import { Waiting } from '@rover/ui/spinner';
import { Tabs } from '@rover/ui/tabs';
import { pageTitles } from '@rover/venue/page-titles';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ArrivalNotice } from '../features/bookings/components/arrival-notice.js';
import { EveningNumbers } from '../features/event-desk/components/evening-numbers.js';
import { allEventsQuery } from '../features/events/event-queries.js';
import { AdminGate } from '../features/session/components/admin-gate.js';
import { withQueryClient } from '../http/with-query-client.js';
import { ErrorBoundary } from '../shell/error-boundary.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { adminTabs } from './admin-tabs.js';

export const AdminPage = withQueryClient(Page);

function Page() {
  usePageTitle(pageTitles.admin);
  return (
    <AdminGate>
      <BackOffice />
    </AdminGate>
  );
}

function BackOffice() {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [first] = adminTabs;
  const open = adminTabs.find(({ value }) => value === params.get('tab')) ?? first;
  return (
    <div className="bg-paper">
      <div className="page-width pb-24 pt-10">
        <div className="mb-6 flex min-h-14 flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h1 className="text-h2">Behind the bar</h1>
          <EveningNumbers />
        </div>
        <Tabs
          label="Back office"
          value={open.value}
          onValueChange={(value) => setParams(value === first.value ? {} : { tab: value })}
          tabs={adminTabs.map(({ value, label, useCount, Content }) => ({
            value,
            label: useCount ? <Counted label={label} useCount={useCount} /> : label,
            content: (
              <ErrorBoundary part>
                <Suspense fallback={<Waiting tall>Loading...</Waiting>}>
                  <Content />
                </Suspense>
              </ErrorBoundary>
            ),
          }))}
        />
        <ArrivalNotice
          open={open.value}
          onShow={(kind) => setParams({ tab: kind })}
          countEvents={() => void client.invalidateQueries(allEventsQuery)}
        />
      </div>
    </div>
  );
}

function Counted({ label, useCount }: { label: string; useCount: () => number | undefined }) {
  const count = useCount();
  return <span>{count === undefined ? label : `${label} (${count.toLocaleString('en')})`}</span>;
}
