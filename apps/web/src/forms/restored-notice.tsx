import { Notice } from '@rover/ui/notice';

/** Shown in a form that begins with a draft of an earlier session. */
export function RestoredNotice() {
  return <Notice tone="success">This is what you wrote before your session ended. It is not saved yet.</Notice>;
}
