import { TimeoutError } from 'p-timeout';

/**
 * Settles as `work` does, or rejects when that takes longer. For work that is done for every message: p-timeout
 * makes the error, with its stack, before it knows whether there is need of it, which takes longer than the rest.
 * @param milliseconds after which it rejects; `work` itself goes on
 * @throws TimeoutError when time is up
 */
export async function settleWithin<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`It took more than ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
