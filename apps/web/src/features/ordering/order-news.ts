import { toast } from 'sonner';

const added = 'order-added';

/** Tells what was added last; of several things in a row only the latest, so that the page stays in sight. */
export function tellAdded(words: string): void {
  toast.success(words, { id: added });
}

/** The order itself is in sight. */
export function hideAdded(): void {
  toast.dismiss(added);
}
