import { NoticeDialog } from '@rover/ui/notice-dialog';
import { heldRecordings, useHeldRecordings } from '../held-recordings.js';

/** The failure of a recording, as a dialog: the recorder itself may be gone by then. */
export function ServiceAlert() {
  const { alert } = useHeldRecordings();
  if (!alert) return null;
  return (
    <NoticeDialog tone="failure" title={alert.title} onClose={() => heldRecordings.acknowledge()}>
      <p>{alert.words}</p>
    </NoticeDialog>
  );
}
