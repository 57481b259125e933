import type { ReactNode } from 'react';
import { Button } from './button.js';

interface StepButtonProps {
  label: string;
  /** The range ends here. */
  ended: boolean;
  onStep: () => void;
  /** An icon. */
  children: ReactNode;
}

/** A button for a step along a range. At the end it looks disabled, but is not, so that it keeps the focus. */
export function StepButton({ label, ended, onStep, children }: StepButtonProps) {
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={label}
      aria-disabled={ended}
      className="aria-disabled:border-sand aria-disabled:bg-sand aria-disabled:text-muted"
      onClick={() => ended || onStep()}
    >
      {children}
    </Button>
  );
}
