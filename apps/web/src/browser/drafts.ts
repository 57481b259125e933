import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What was last written in a form and neither sent nor discarded, kept while this tab is open. */
export interface Drafts<Draft> {
  /** @param subject what the form is about, such as the id of an event */
  of(subject: string): Draft | undefined;
  /** Takes the place of the draft before, whatever that was about. */
  keep(subject: string, draft: Draft): void;
  drop(subject: string): void;
}

/** The drafts of one kind of form. */
export function drafts<Draft>(): Drafts<Draft> {
  let kept: { subject: string; draft: Draft } | undefined;
  return {
    of: (subject) => (kept?.subject === subject ? kept.draft : undefined),
    keep(subject, draft) {
      kept = { subject, draft };
    },
    drop(subject) {
      if (kept?.subject === subject) kept = undefined;
    },
  };
}

/** Tells of each change in a form what all its fields hold. */
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
