import { Button } from '@rover/ui/button';
import { Camera, Mic, Video } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CaptureKind } from '../capture/devices.js';
import { CapturePanel } from './capture-panel.js';

const choices = [
  { kind: 'photo', label: 'Take Photo', icon: <Camera aria-hidden className="size-5" /> },
  { kind: 'video', label: 'Record Video', icon: <Video aria-hidden className="size-5" /> },
  { kind: 'audio', label: 'Record Audio', icon: <Mic aria-hidden className="size-5" /> },
] as const;

interface CaptureBarProps {
  recording: boolean;
  /** Called with whether something is being recorded or prepared for upload. Must be a stable function. */
  onRecording: (recording: boolean) => void;
  onCaptured: (file: File) => void;
}

/** Takes photos, videos and audio. Escape closes the open device, but never discards a recording. */
export function CaptureBar({ recording, onRecording, onCaptured }: CaptureBarProps) {
  const [kind, setKind] = useState<CaptureKind | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setKind(null);
  // After the parent knows that the recording is over: until then the button is disabled and takes no focus.
  useEffect(() => {
    if (!kind && !recording) opener.current?.focus();
  }, [kind, recording]);
  const listen = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && kind && !recording) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears Escape from the buttons in it
    <div data-own-escape={kind ? '' : undefined} className="flex flex-col gap-4" onKeyDown={listen}>
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {choices.map((choice) => (
          <Button
            key={choice.kind}
            look={kind === choice.kind ? 'paper' : 'quiet'}
            className="max-sm:flex-col max-sm:px-2 max-sm:py-2.5 max-sm:text-sm"
            aria-expanded={kind === choice.kind}
            disabled={recording}
            onClick={(event) => {
              opener.current = event.currentTarget;
              setKind(kind === choice.kind ? null : choice.kind);
            }}
          >
            {choice.icon}
            {choice.label}
          </Button>
        ))}
      </div>
      {kind && (
        <CapturePanel
          key={kind}
          kind={kind}
          onRecording={onRecording}
          onCaptured={(file) => {
            close();
            onCaptured(file);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
