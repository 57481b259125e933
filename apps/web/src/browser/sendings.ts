import { useEffect, useEffectEvent, useState } from 'react';

/** What forms of a kind have sent and nobody has answered yet, by what it is about. */
export interface Sendings<Answer> {
  /** @returns the same `answer`, which is known until it is there */
  keep: (about: string, answer: Promise<Answer>) => Promise<Answer>;
  of: (about: string) => Promise<Answer> | undefined;
}

export function sendings<Answer>(): Sendings<Answer> {
  const underway = new Map<string, Promise<Answer>>();
  return {
    keep: (about, answer) => {
      const forget = () => {
        if (underway.get(about) === answer) underway.delete(about);
      };
      underway.set(about, answer);
      answer.then(forget, forget);
      return answer;
    },
    of: (about) => underway.get(about),
  };
}

/**
 * Has a form that is opened anew wait for what it sent before it was closed, so that nothing is sent twice.
 * @param onAnswered hears of what was taken, as long as the form is there
 * @returns whether it waits
 */
export function useSentBefore<Answer>(
  before: Sendings<Answer>,
  about: string,
  onAnswered: (answer: Answer) => void,
): boolean {
  const [sent] = useState(() => before.of(about));
  const [waits, setWaits] = useState(sent !== undefined);
  const answered = useEffectEvent(onAnswered);
  useEffect(() => {
    let isThere = true;
    sent?.then(
      (answer) => isThere && answered(answer),
      () => isThere && setWaits(false),
    );
    return () => {
      isThere = false;
    };
  }, [sent]);
  return waits;
}
