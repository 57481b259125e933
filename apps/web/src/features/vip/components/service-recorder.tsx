import { Button } from '@rover/ui/button';
import { nobodyFocused } from '@rover/ui/nobody-focused';
import type { VipServiceId } from '@rover/venue/vip/vip-services';
import { Check, Trash2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '../../../forms/use-leave-warning.js';
import { useRecorder } from '../use-recorder.js';
import { DeleteServiceAudioDialog } from './delete-service-audio-dialog.js';
import { DiscardRecordingQuestion } from './discard-recording-question.js';
import { RecorderButton } from './recorder-button.js';
import { RecorderView } from './recorder-view.js';

interface ServiceRecorderProps {
  service: { id: VipServiceId; name: string };
  /** The player of the saved recording; null when there is none. */
  player: ReactNode;
  /** Whether the server still accepts this browser as an admin's. What is recorded already is kept in any case. */
  admin: boolean;
  /** The service that is being recorded. */
  recording: VipServiceId | null;
  onRecording: (service: VipServiceId | null) => void;
}

/** Where an admin records, hears and deletes the audio of a service. */
export function ServiceRecorder({
  service: { id, name },
  player,
  admin,
  recording,
  onRecording,
}: ServiceRecorderProps) {
  const recorder = useRecorder(id);
  const [deleting, setDeleting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { stage } = recorder;
  const underWay = stage === 'opening' || stage === 'recording';
  const saved = stage === 'idle' && player !== null;

  useLeaveWarning(stage === 'saving' || stage === 'temporary');
  useEffect(() => {
    if (!underWay) return;
    onRecording(id);
    return () => onRecording(null);
  }, [underWay, id, onRecording]);
  const wasSaved = useRef(saved);
  useEffect(() => {
    const isDeleted = wasSaved.current && !saved;
    wasSaved.current = saved;
    // The focused delete button is gone.
    if (isDeleted && nobodyFocused()) button.current?.focus();
  }, [saved]);

  if (!admin && stage === 'idle') return player;
  return (
    <div className="flex flex-col gap-3">
      {stage === 'idle' && player}
      <RecorderView name={name} recorder={recorder} />
      <div className="flex flex-wrap gap-2">
        <RecorderButton
          ref={button}
          name={name}
          recorder={recorder}
          saved={saved}
          disabled={recording !== null && recording !== id}
        />
        {(underWay || stage === 'temporary') && (
          <Button
            look="quiet"
            onClick={() => {
              recorder.discard();
              button.current?.focus();
            }}
          >
            <X aria-hidden className="size-4" />
            {stage === 'opening' ? 'Cancel' : 'Discard'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        {saved && (
          <Button look="quiet" className="text-terracotta hover:text-terracotta-deep" onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden className="size-4" />
            Delete
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {stage === 'recording' ? (
        <DiscardRecordingQuestion onDiscard={recorder.discard} />
      ) : (
        <p role="status" className={saved ? 'flex items-center gap-1.5 text-sm font-semibold text-leaf' : 'sr-only'}>
          {saved && (
            <>
              <Check aria-hidden className="size-4" />
              <span>Saved</span>
            </>
          )}
        </p>
      )}
      {deleting && <DeleteServiceAudioDialog id={id} name={name} onClose={() => setDeleting(false)} />}
    </div>
  );
}
