import type { AuditQuery } from '@rover/contracts/audit';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listChanges } from './api/list-changes.js';

/** Which changes are shown. */
export type ChangeChoice = Required<Pick<AuditQuery, 'kind' | 'search'>>;

/** The prefix of all query keys of changes. */
export const changesKey = ['changes'] as const;

/** Who changed what, as an infinite query. */
export const changesQuery = ({ kind, search }: ChangeChoice) =>
  infiniteQueryOptions({
    queryKey: [...changesKey, kind, search],
    queryFn: ({ pageParam, signal }) => listChanges({ kind, search, after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
