import { report } from './report.js';

/**
 * Puts a text on the clipboard, and says so.
 *
 * @param saidFor how long that is said, in milliseconds; as long as every toast when it is left out
 */
export async function copyText(text: string, success: string, saidFor?: number): Promise<void> {
  const copied = await write(text);
  const { toast } = await import('sonner');
  if (copied) toast.success(success, { duration: saidFor });
  else toast.error('Failed to copy link');
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
