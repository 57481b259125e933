import { report } from './report.js';

interface CopyOptions {
  /** How long it is said that it went well, in milliseconds; as long as every toast when it is left out. */
  saidFor?: number;
  /** What is said when the clipboard is closed. */
  failure?: string;
}

/** Puts a text on the clipboard, and says so. */
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
    report('The clipboard is closed', cause);
    return false;
  }
}
