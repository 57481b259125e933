import type { VipServiceId } from '@rover/venue/vip/vip-services';
import { useState } from 'react';
import { captureFile } from '../media/capture/capture-file.js';
import type { CaptureState } from '../media/capture/capture-session.js';
import { devices, recordingTypes } from '../media/capture/devices.js';
import { finishRecording } from '../media/capture/finish-recording.js';
import { useCapture } from '../media/capture/use-capture.js';
import { heldRecordings, useHeldRecordings } from './held-recordings.js';
import type { HeldRecording } from './service-recordings.js';

/** Milliseconds between pieces of a recording of a service. */
const chunkTime = 500;

export interface Recorder {
  stage: 'idle' | 'opening' | 'recording' | 'saving' | 'temporary';
  recordingSince: CaptureState['recordingSince'];
  /** Why the microphone could not be used. */
  failure: CaptureState['failure'];
  /** The recording that is not saved yet. */
  held: HeldRecording | undefined;
  record: () => Promise<void>;
  /** Ends the recording, and saves it. */
  stop: () => void;
  retry: () => void;
  /** Discards the recording, under way or held. */
  discard: () => void;
}

/** The recording of a service: from the microphone to the server. */
export function useRecorder(service: VipServiceId): Recorder {
  const [{ stage, recordingSince, failure }, session] = useCapture(devices.audio);
  const [finishing, setFinishing] = useState(false);
  const held = useHeldRecordings().recordings.get(service);

  const record = async () => {
    await session.open();
    const recorded = await session.record({ mimeTypes: recordingTypes.audio, chunkTime });
    if (!recorded) return;
    setFinishing(true);
    const file = captureFile('audio', await finishRecording(recorded));
    void heldRecordings.save(service, file);
    setFinishing(false);
  };
  const captured = held?.stage ?? (finishing ? 'saving' : 'idle');
  return {
    stage: stage === 'idle' ? captured : stage === 'live' ? 'opening' : stage,
    recordingSince,
    failure,
    held,
    record,
    stop: () => session.stop(),
    retry: () => void heldRecordings.retry(service),
    discard: () => {
      session.close();
      heldRecordings.discard(service);
    },
  };
}
