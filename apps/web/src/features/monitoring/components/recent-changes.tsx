import { auditKinds, type RecordedChangeView } from '@rover/contracts/audit';
import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { Skeleton } from '@rover/ui/skeleton';
import { pluralize } from '@rover/venue/pluralize';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedSearch } from '../../../browser/use-debounced-search.js';
import { useReport } from '../../../browser/use-report.js';
import { ChoiceField } from '../../desk/components/choice-field.js';
import { SearchField } from '../../desk/components/search-field.js';
import { kindNames } from '../change-words.js';
import { type ChangeChoice, changesQuery } from '../changes-query.js';
import { ChangeRow } from './change-row.js';
import { Panel, Quiet } from './panel.js';

const kindOptions = [['all', 'All'], ...auditKinds.map((kind) => [kind, kindNames[kind]] as const)] as const;

/** Who changed what in the back office. */
export function RecentChanges() {
  const [choice, setChoice] = useState<ChangeChoice>({ kind: 'all', search: '' });
  const [search, setSearch] = useDebouncedSearch(choice.search, (text) => setChoice({ ...choice, search: text }));
  const changes = useInfiniteQuery(changesQuery({ ...choice, search: choice.search.trim() }));
  const { data, error, isPlaceholderData, isFetchNextPageError, fetchNextPage, refetch } = changes;
  useReport('The changes could not be loaded', error);
  const shown = data?.pages.flatMap((page) => page.changes);

  return (
    <Panel title="Recent changes" hint="What admins did, for half a year">
      <search className="flex flex-wrap gap-3">
        <SearchField
          className="grow basis-60"
          placeholder="What was changed, or by whom..."
          value={search}
          onChange={setSearch}
        />
        <div className="grow basis-40 sm:max-w-52">
          <ChoiceField
            label="Kind"
            options={kindOptions}
            value={choice.kind}
            onChoice={(kind) => setChoice({ ...choice, kind })}
          />
        </div>
      </search>
      {!error && !shown && <Skeleton className="h-12" />}
      {shown && <ChangeList changes={shown} stale={isPlaceholderData} />}
      {error && (
        <Notice tone="failure" onRetry={() => (isFetchNextPageError ? fetchNextPage() : refetch())}>
          The changes could not be loaded. {error.message}
        </Notice>
      )}
      {!error && changes.hasNextPage && (
        <Button look="quiet" className="self-center" busy={changes.isFetchingNextPage} onClick={() => fetchNextPage()}>
          Load more
        </Button>
      )}
    </Panel>
  );
}

function ChangeList({ changes, stale }: { changes: readonly RecordedChangeView[]; stale: boolean }) {
  return (
    <>
      <p role="status" className="sr-only">
        {`${pluralize(changes.length, 'change')} shown`}
      </p>
      {changes.length === 0 && <Quiet>No changes found.</Quiet>}
      <ul aria-label="Changes" aria-busy={stale || undefined} className="flex flex-col divide-y divide-sand">
        {changes.map((change) => (
          <ChangeRow key={change.recordId} change={change} />
        ))}
      </ul>
    </>
  );
}
