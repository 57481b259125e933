import { useEffect, useEffectEvent, useState } from 'react';

/** Requests of a form that are sent and not answered yet, by their subject. */
export interface PendingRequests<Answer> {
  /** Remembers a request until it is answered. @returns the same `answer` */
  keep: (subject: string, answer: Promise<Answer>) => Promise<Answer>;
  of: (subject: string) => Promise<Answer> | undefined;
}

export function pendingRequests<Answer>(): PendingRequests<Answer> {
  const pending = new Map<string, Promise<Answer>>();
  return {
    keep: (subject, answer) => {
      const forget = () => {
        if (pending.get(subject) === answer) pending.delete(subject);
      };
      pending.set(subject, answer);
      answer.then(forget, forget);
      return answer;
    },
    of: (subject) => pending.get(subject),
  };
}

/**
 * Makes a form that is opened again wait for the request it sent before it was closed, so that nothing is sent twice.
 *
 * @param onAnswered is called when that request succeeds, unless the form is closed again by then
 * @returns whether the form waits
 */
export function usePendingFromBefore<Answer>(
  requests: PendingRequests<Answer>,
  subject: string,
  onAnswered: (answer: Answer) => void,
): boolean {
  const [request] = useState(() => requests.of(subject));
  const [isPending, setPending] = useState(request !== undefined);
  const answered = useEffectEvent(onAnswered);
  useEffect(() => {
    let isMounted = true;
    request?.then(
      (answer) => isMounted && answered(answer),
      () => isMounted && setPending(false),
    );
    return () => {
      isMounted = false;
    };
  }, [request]);
  return isPending;
}
