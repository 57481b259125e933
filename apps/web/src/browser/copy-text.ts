import { toast } from 'sonner';
import { report } from './report.js';

/** Puts a text on the clipboard, and says so. */
export async function copyText(text: string, success: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(success);
  } catch (cause) {
    report('The clipboard is closed', cause);
    toast.error('Failed to copy link');
  }
}
