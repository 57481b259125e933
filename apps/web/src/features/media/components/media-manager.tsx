import type { EventView } from '@rover/contracts/events';
import { AlertDialog } from '@rover/ui/alert-dialog';
import { Dialog } from '@rover/ui/dialog';
import { Notice } from '@rover/ui/notice';
import { Waiting } from '@rover/ui/spinner';
import { useBackAsks } from '@rover/ui/use-back-asks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeaveWarning } from '../../../browser/use-leave-warning.js';
import { eventMediaQuery } from '../event-media-query.js';
import { uploadsTo } from '../event-uploads.js';
import { CaptureBar } from './capture-bar.js';
import { DismissibleNotice } from './dismissible-notice.js';
import { EventMediaGrid } from './event-media-grid.js';
import { MediaDrop } from './media-drop.js';
import { UploadList } from './upload-list.js';

interface MediaManagerProps {
  event: EventView;
  onClose: () => void;
}

/** The photos, videos and audio of an event: added, captured, captioned and deleted. */
export function MediaManager({ event, onClose }: MediaManagerProps) {
  const { data, error, isPending, refetch } = useQuery(eventMediaQuery(event));
  const [failure, setFailure] = useState<string | null>(null);
  const [recording, setRecording] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useLeaveWarning(recording);
  useBackAsks(recording, () => setLeaving(true));
  const queue = uploadsTo(event.id);
  const send = (files: File[]) => {
    queue.add(files);
    queue.start();
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={() => (recording ? setLeaving(true) : onClose())}
      title="Media Manager"
      description={event.title}
    >
      <div className="flex flex-col gap-6">
        {failure && <DismissibleNotice onDismiss={() => setFailure(null)}>{failure}</DismissibleNotice>}
        <MediaDrop onFiles={send} />
        <CaptureBar recording={recording} onRecording={setRecording} onCaptured={(file) => send([file])} />
        <UploadList queue={queue} />
        {isPending && <Waiting>Loading media...</Waiting>}
        {error && !data && (
          <Notice tone="failure" onRetry={() => refetch()}>
            The media did not come. {error.message}
          </Notice>
        )}
        {data && <EventMediaGrid event={data} onFailure={setFailure} />}
      </div>
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Discard Recording"
        confirm="Discard"
        onConfirm={onClose}
      >
        What is being recorded has not been uploaded.
      </AlertDialog>
    </Dialog>
  );
}
