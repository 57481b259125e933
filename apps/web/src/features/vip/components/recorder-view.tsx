import { Notice } from '@rover/ui/notice';
import { Progress } from '@rover/ui/progress';
import { CloudOff } from 'lucide-react';
import { captureFailure } from '../../media/capture/capture-failure.js';
import { RecordingTime } from '../../media/components/recording-time.js';
import type { Recorder } from '../use-recorder.js';
import { ServicePlayer } from './service-player.js';

/** The state of a recording. */
export function RecorderView({ name, recorder }: { name: string; recorder: Recorder }) {
  const { stage, recordingSince, failure, held } = recorder;
  if (stage === 'recording' && recordingSince !== null) return <RecordingTime since={recordingSince} />;
  if (stage === 'saving') return <Progress label="Saving" value={held && held.share < 1 ? held.share * 100 : null} />;
  if (stage === 'temporary' && held) {
    return (
      <>
        <ServicePlayer name={name} url={held.url} />
        <p className="flex gap-2 text-sm text-terracotta">
          <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          Not saved yet: only this window has it.
        </p>
      </>
    );
  }
  return failure === null ? null : <Notice tone="failure">{captureFailure('audio', failure)}</Notice>;
}
