import { NoticeDialog } from '@rover/ui/notice-dialog';
import { heldRecordings, useHeldRecordings } from '../held-recordings.js';

/** What became of a recording, where it must not be missed: the recorder may be gone when it is told. */
export function ServiceAlert() {
  const { alert } = useHeldRecordings();
  if (!alert) return null;
  return (
    <NoticeDialog tone="failure" title={alert.title} onClose={() => heldRecordings.acknowledge()}>
      <p>{alert.words}</p>
    </NoticeDialog>
  );
}
