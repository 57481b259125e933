import { toast } from 'sonner';

let last: string | number | undefined;

/** Tells what was added last; of several things in a row only the latest, so that the page stays in sight. */
export function tellAdded(words: string): void {
  // Not told anew: a toast that is on its way out would take the words along.
  hideAdded();
  last = toast.success(words);
}

/** The order itself is in sight. */
export function hideAdded(): void {
  if (last !== undefined) toast.dismiss(last);
}
