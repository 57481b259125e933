import { logError } from './log-error.js';

interface CopyOptions {
  /** How long the success toast stays, in milliseconds; by default as long as every toast. */
  saidFor?: number;
  /** The toast when the browser does not let the page write to the clipboard. */
  failure?: string;
}

/** Copies a text to the clipboard and shows a toast. */
export async function copyText(
  text: string,
  success: string,
  { saidFor, failure = 'Failed to copy link' }: CopyOptions = {},
): Promise<void> {
  const copied = await write(text);
  const { toast } = await import('sonner');
  if (copied) toast.success(success, { duration: saidFor });
  else toast.error(failure);
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (cause) {
    logError('The clipboard is closed', cause);
    return false;
  }
}
