import { Notice } from '@rover/ui/notice';
import { Waiting } from '@rover/ui/spinner';
import { pageTitles } from '@rover/venue/page-titles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DoorList } from '../features/door/components/door-list.js';
import { doorListQuery } from '../features/door/door-list-query.js';
import { AdminGate } from '../features/session/components/admin-gate.js';
import { isNotFound } from '../http/call-error.js';
import { withQueryClient } from '../http/with-query-client.js';
import { usePageTitle } from '../shell/use-page-title.js';

export const DoorListPage = withQueryClient(Page);

function Page() {
  return (
    <AdminGate>
      <div className="page-width py-10 print:w-full print:py-0">
        <ExpectedGuests />
      </div>
    </AdminGate>
  );
}

function ExpectedGuests() {
  const { eventId = '' } = useParams();
  const { data: list, error, isPending, refetch } = useQuery(doorListQuery(eventId));
  usePageTitle(list ? `${pageTitles.doorList}: ${list.event.title}` : pageTitles.doorList);
  // If somebody restores the event, the next refetch finds it.
  const isDeleted = isNotFound(error);
  const why = isDeleted ? 'The event has been deleted.' : error?.message;
  const onRetry = isDeleted ? undefined : () => refetch();
  if (isPending) return <Waiting tall>Loading the door list...</Waiting>;
  if (list) {
    return (
      <>
        {error && (
          <div className="mb-6 print:hidden">
            <Notice tone="failure" onRetry={onRetry}>
              This list may be out of date. {why}
            </Notice>
          </div>
        )}
        <DoorList list={list} />
      </>
    );
  }
  return (
    <>
      <h1 className="mb-6 text-h2">{pageTitles.doorList}</h1>
      <Notice tone="failure" onRetry={onRetry}>
        The door list could not be loaded. {why}
      </Notice>
    </>
  );
}
