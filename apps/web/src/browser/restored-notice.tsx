import { Notice } from '@rover/ui/notice';

/** Stands in a form that begins with what was written in an earlier session. */
export function RestoredNotice() {
  return <Notice tone="success">This is what you wrote before your session ended. It is not saved yet.</Notice>;
}
