import { Button } from '@rover/ui/button';
import { type Column, DataTable } from '@rover/ui/data-table';
import { EmptyState } from '@rover/ui/empty-state';
import { Notice } from '@rover/ui/notice';
import { Pagination } from '@rover/ui/pagination';
import { Waiting } from '@rover/ui/spinner';
import { useRowFocus } from '@rover/ui/use-row-focus';
import type { UseQueryResult } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useReport } from '../../../browser/use-report.js';
import { queryString } from '../../../http/query-string.js';
import { deskPageSize, isNarrowed, selectionOf, sortedBy, widened } from '../desk-choice.js';
import type { Choose, DeskChoice, DeskConfig } from '../desk-config.js';
import type { DeskPage } from '../desk-page.js';
import { useRowSelection } from '../use-row-selection.js';
import { BulkBar, type BulkWork } from './bulk-bar.js';
import { DeskFilters } from './desk-filters.js';
import { ExportButton } from './export-button.js';

interface DeskProps<Row, Field extends string, Filters extends Record<string, string>> {
  /** What it lists: 'RSVP Bookings'. */
  label: string;
  config: DeskConfig<Field, Filters>;
  choice: DeskChoice<Field, Filters>;
  onChoice: Choose<Field, Filters>;
  list: UseQueryResult<DeskPage<Row>>;
  /** Stable or memoized. */
  columns: readonly Column<Row, Field>[];
  rowKey: (row: Row) => string;
  /** Said when nothing is found. */
  nothing: string;
  onRefresh: () => void;
  /** The path of the file with all rows found. */
  exportPath: string;
  /** Actions on several rows at once. */
  bulk?: BulkWork<Row>;
  /** Dialogs over the list. */
  children: ReactNode;
}

/** A list that admins look through: the server searches, filters, sorts and pages it. */
export function Desk<Row extends object, Field extends string, Filters extends Record<string, string>>(
  props: DeskProps<Row, Field, Filters>,
) {
  const { label, config, choice, onChoice, list, columns, rowKey, nothing, onRefresh, exportPath, bulk, children } =
    props;
  const { data, error, isPending, isFetching, isPlaceholderData } = list;
  const top = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const noteFocus = useRowFocus(top);
  const skipToBar = useCallback(() => bar.current?.focus(), []);
  const [selected, select] = useRowSelection(data?.rows, rowKey);
  const lastPage = data && Math.max(1, Math.ceil(data.total / deskPageSize));
  const beyond = lastPage !== undefined && !isPlaceholderData && choice.page > lastPage;

  useReport(`${label} could not be loaded`, error);
  useEffect(() => {
    if (beyond) onChoice({ ...choice, page: lastPage }, { replace: true });
  });

  const turnTo = (page: number) => {
    onChoice({ ...choice, page });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section
      ref={top}
      aria-label={label}
      tabIndex={-1}
      onFocus={noteFocus}
      className="flex scroll-mt-24 flex-col gap-6 [&_:is(table,nav)_:is(a,button)]:scroll-my-(--bar)"
    >
      <DeskFilters config={config} choice={choice} onChoice={onChoice} fetching={isFetching} onRefresh={onRefresh}>
        {(search) => <ExportButton path={exportPath + queryString(selectionOf({ ...choice, search }))} />}
      </DeskFilters>
      {isPending && <Waiting>{`Loading ${label}...`}</Waiting>}
      {error && (
        <Notice tone="failure" onRetry={onRefresh}>
          {label} could not be loaded. {error.message}
        </Notice>
      )}
      <div role="status" className="contents">
        {!error && data?.rows.length === 0 && !beyond && (
          <EmptyState
            icon={<Inbox />}
            title={nothing}
            action={
              isNarrowed(config, choice) && (
                <Button look="quiet" onClick={() => onChoice(widened(config, choice))}>
                  Show all
                </Button>
              )
            }
          />
        )}
      </div>
      {!error && data && data.rows.length > 0 && (
        <>
          {bulk && (
            <BulkBar
              bar={bar}
              selected={selected}
              onSelect={select}
              all={data.rows.map(rowKey)}
              actions={bulk.actions}
            />
          )}
          <DataTable
            caption={label}
            columns={columns}
            rows={data.rows}
            rowKey={rowKey}
            sorting={{ field: choice.sort, order: choice.order }}
            onSort={(field) => onChoice(sortedBy(config, choice, field))}
            stale={isPlaceholderData}
            selection={
              bulk && {
                keys: selected,
                onSelect: select,
                name: (row) => `Select ${bulk.nameOf(row)}`,
                onSkip: skipToBar,
              }
            }
          />
          <Pagination
            page={choice.page}
            pageSize={deskPageSize}
            total={data.total}
            isMore={data.isMore}
            onPage={turnTo}
          />
        </>
      )}
      {children}
    </section>
  );
}
