import { toast } from 'sonner';

let last: string | number | undefined;

/** A toast of the item added last; it replaces that of the item before, to keep the page in view. */
export function tellAdded(words: string): void {
  // Not updated in place: a toast that is already disappearing would take the new text with it.
  hideAdded();
  last = toast.success(words);
}

/** Called when the order itself is shown. */
export function hideAdded(): void {
  if (last !== undefined) toast.dismiss(last);
}
