import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { Spinner, Waiting } from '@rover/ui/spinner';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsMounted } from '../../../browser/use-is-mounted.js';
import { captureFailure } from '../capture/capture-failure.js';
import { captureFile } from '../capture/capture-file.js';
import { type CaptureKind, devices, recordingTypes } from '../capture/devices.js';
import { finishRecording } from '../capture/finish-recording.js';
import { takePhoto } from '../capture/take-photo.js';
import { useCapture } from '../capture/use-capture.js';
import { CameraView } from './camera-view.js';
import { RecordingTime } from './recording-time.js';
import { SoundLevel } from './sound-level.js';

/** Milliseconds between pieces of a recording for an event. */
const chunkTime = 1000;

const names: Record<CaptureKind, string> = { photo: 'Camera', video: 'Camera and microphone', audio: 'Microphone' };

interface CapturePanelProps {
  kind: CaptureKind;
  onCaptured: (file: File) => void;
  /** Called with whether something is being recorded or prepared for upload. */
  onRecording: (recording: boolean) => void;
  onClose: () => void;
}

/** An open camera or microphone: what it sees or hears, and the button that takes it. */
export function CapturePanel({ kind, onCaptured, onRecording, onClose }: CapturePanelProps) {
  const [{ stage, stream, recordingSince, failure }, session] = useCapture(devices[kind]);
  const camera = useRef<HTMLVideoElement>(null);
  /** A photo is being taken: a second press is ignored. */
  const taking = useRef(false);
  const [seeing, setSeeing] = useState(false);
  const [finishing, setFinishing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const isMounted = useIsMounted();
  const recording = stage === 'recording';
  const unsent = recording || finishing;
  const ready = stream !== null && (kind === 'audio' || seeing);

  useEffect(() => void session.open(), [session]);
  useEffect(() => {
    if (ready) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [ready]);
  // In a layout effect, so that it is known before the next key press is handled.
  useLayoutEffect(() => {
    onRecording(unsent);
    return () => onRecording(false);
  }, [unsent, onRecording]);

  // A file that is ready only after the device was closed is discarded.
  const hand = (file: File) => {
    if (isMounted()) onCaptured(file);
  };
  const photograph = async () => {
    if (!camera.current || taking.current) return;
    taking.current = true;
    try {
      hand(captureFile('photo', await takePhoto(camera.current)));
    } catch (cause) {
      session.close(cause);
    } finally {
      taking.current = false;
    }
  };
  const record = async (medium: keyof typeof recordingTypes) => {
    const recorded = await session.record({ mimeTypes: recordingTypes[medium], chunkTime });
    if (!recorded) return;
    setFinishing(true);
    hand(captureFile(medium, await finishRecording(recorded)));
  };
  const press = () => {
    if (recording) session.stop();
    else if (kind === 'photo') void photograph();
    else void record(kind);
  };

  if (finishing) return <Waiting>Finishing the recording...</Waiting>;
  if (failure) {
    return (
      <Notice tone="failure" onRetry={() => session.open()}>
        {captureFailure(kind, failure)}
      </Notice>
    );
  }
  return (
    <section ref={panel} aria-label={names[kind]} className="painted flex flex-col items-center gap-4 rounded p-4">
      {kind === 'audio' ? (
        <SoundLevel stream={stream} />
      ) : (
        <CameraView ref={camera} stream={stream} onSeeing={() => setSeeing(true)} />
      )}
      {/* Always takes its space, so that the button below it does not move. */}
      {kind !== 'photo' && (
        <div className="h-7">{recordingSince !== null && <RecordingTime since={recordingSince} />}</div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button once look="loud" size="large" disabled={!ready} onClick={press}>
          {!ready && <Spinner />}
          {ready ? deed(kind, recording) : 'Waiting for permission...'}
        </Button>
        <Button look="gilded" size="large" onClick={onClose}>
          {recording ? 'Discard' : 'Close'}
        </Button>
      </div>
    </section>
  );
}

function deed(kind: CaptureKind, recording: boolean): string {
  if (kind === 'photo') return 'Capture';
  return recording ? 'Stop and Upload' : 'Start Recording';
}
