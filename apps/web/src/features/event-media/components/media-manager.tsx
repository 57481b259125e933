import type { EventView } from '@rover/contracts/events';
import { Dialog, DialogSubject } from '@rover/ui/dialog';
import { Notice } from '@rover/ui/notice';
import { Waiting } from '@rover/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useDiscardQuestion } from '../../../forms/use-discard-question.js';
import { CaptureBar } from '../../media/components/capture-bar.js';
import { MediaDrop } from '../../media/components/media-drop.js';
import { UploadList } from '../../media/components/upload-list.js';
import { eventMediaQuery } from '../event-media-query.js';
import { uploadsTo } from '../event-uploads.js';
import { DismissibleNotice } from './dismissible-notice.js';
import { EventMediaGrid } from './event-media-grid.js';

interface MediaManagerProps {
  event: EventView;
  onClose: () => void;
}

const recorded = {
  title: 'Discard Recording',
  cancel: 'Cancel',
  loss: 'What is being recorded has not been uploaded.',
};

/** The photos, videos and audio of an event: added, captured, captioned and deleted. */
export function MediaManager({ event, onClose }: MediaManagerProps) {
  const { data, error, isPending, refetch } = useQuery(eventMediaQuery(event));
  const [failure, setFailure] = useState<string | null>(null);
  const [recording, setRecording] = useState(false);
  const [unsaved, countUnsaved] = useReducer((captions: number, more: 1 | -1) => captions + more, 0);
  const words = recording ? recorded : undefined;
  const { leave, discardQuestion } = useDiscardQuestion(recording || unsaved > 0, onClose, words);
  const queue = uploadsTo(event.id);
  const send = (files: File[]) => {
    queue.add(files);
    queue.start();
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={leave}
      title="Media Manager"
      description={<DialogSubject>{event.title}</DialogSubject>}
    >
      <div className="flex flex-col gap-6">
        {failure && <DismissibleNotice onDismiss={() => setFailure(null)}>{failure}</DismissibleNotice>}
        <MediaDrop label="Add photos, videos or audio" kinds={['image', 'video', 'audio']} onFiles={send} />
        <CaptureBar recording={recording} onRecording={setRecording} onCaptured={(file) => send([file])} />
        <UploadList queue={queue} />
        {isPending && <Waiting>Loading media...</Waiting>}
        {error && !data && (
          <Notice tone="failure" onRetry={() => refetch()}>
            The media could not be loaded. {error.message}
          </Notice>
        )}
        {data && <EventMediaGrid event={data} onUnsaved={countUnsaved} onFailure={setFailure} />}
      </div>
      {discardQuestion}
    </Dialog>
  );
}
