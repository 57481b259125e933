import { report } from './report.js';

/** Puts a text on the clipboard, and says so. */
export async function copyText(text: string, success: string): Promise<void> {
  const copied = await write(text);
  const { toast } = await import('sonner');
  if (copied) toast.success(success);
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
