import { Button } from '@rover/ui/button';
import { Spinner } from '@rover/ui/spinner';
import { Mic, RotateCcw, Square } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { Recorder } from '../use-recorder.js';

interface RecorderButtonProps {
  /** Of the service. */
  name: string;
  recorder: Recorder;
  /** Whether the service has a saved recording. */
  saved: boolean;
  disabled: boolean;
  ref: Ref<HTMLButtonElement>;
}

/**
 * The main button. It is the same element at every stage, also when there is nothing to press, so that it keeps the
 * focus.
 */
export function RecorderButton({ name, recorder, saved, disabled, ref }: RecorderButtonProps) {
  const { label, icon, press } = step(recorder, saved);
  return (
    <Button
      ref={ref}
      look={recorder.stage === 'recording' ? 'primary' : 'quiet'}
      disabled={disabled}
      aria-disabled={press === undefined}
      onClick={() => press?.()}
    >
      {icon}
      {label}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}

interface Step {
  label: string;
  icon: ReactNode;
  press?: () => void;
}

function step({ stage, record, stop, retry }: Recorder, saved: boolean): Step {
  switch (stage) {
    case 'idle':
      return { label: saved ? 'Record Again' : 'Record', icon: <Mic aria-hidden className="size-4" />, press: record };
    case 'opening':
      return { label: 'Waiting for permission...', icon: <Spinner /> };
    case 'recording':
      return { label: 'Stop and Save', icon: <Square aria-hidden className="size-4" />, press: stop };
    case 'saving':
      return { label: 'Saving...', icon: <Spinner /> };
    case 'temporary':
      return { label: 'Try Again', icon: <RotateCcw aria-hidden className="size-4" />, press: retry };
  }
}
