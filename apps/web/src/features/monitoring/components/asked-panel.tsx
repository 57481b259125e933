import { Notice } from '@rover/ui/notice';
import { Skeleton } from '@rover/ui/skeleton';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useReport } from '../../../browser/use-report.js';
import { Panel } from './panel.js';

interface AskedPanelProps<Answer> {
  title: string;
  hint: string;
  query: UseQueryOptions<Answer, Error, Answer, string[]>;
  /** The message of a failure, before its reason; without a full stop. */
  failure: string;
  children: (answer: Answer) => ReactNode;
}

/** A panel of the dashboard with a query of its own, which fails by itself. */
export function AskedPanel<Answer>({ title, hint, query, failure, children }: AskedPanelProps<Answer>) {
  const { data, error, refetch } = useQuery(query);
  useReport(failure, error);
  return (
    <Panel title={title} hint={hint}>
      {error && (
        <Notice tone="failure" onRetry={() => refetch()}>
          {failure}. {error.message}
        </Notice>
      )}
      {!error && (data === undefined ? <Skeleton className="h-12" /> : children(data))}
    </Panel>
  );
}
