import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The last values of a form that were neither sent nor discarded, kept in memory while this tab is open. */
export interface Drafts<Draft> {
  /** @param subject what the form is about, such as the id of an event */
  of(subject: string): Draft | undefined;
  /** Replaces the previous draft, whatever its subject: one draft is kept at a time. */
  keep(subject: string, draft: Draft): void;
  drop(subject: string): void;
}

/**
 * The drafts of one kind of form.
 *
 * @param writer who writes, and reads, now: a draft is for nobody but its writer, where that is known
 */
export function drafts<Draft>(writer: () => string | undefined = () => undefined): Drafts<Draft> {
  let kept: { subject: string; draft: Draft; by: string | undefined } | undefined;
  return {
    of(subject) {
      if (kept?.subject !== subject) return undefined;
      return kept.by === undefined || kept.by === writer() ? kept.draft : undefined;
    },
    keep(subject, draft) {
      kept = { subject, draft, by: writer() };
    },
    drop(subject) {
      if (kept?.subject === subject) kept = undefined;
    },
  };
}

/** Calls `tell` with all values of the form at each change. */
export function useWritten<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  tell: (values: Values) => void,
): void {
  const told = useEffectEvent(tell);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => told({ ...values }) }),
    [subscribe],
  );
}
