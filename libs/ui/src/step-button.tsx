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

/** A step along a range. At its end it is disabled in all but the attribute, which would take the focus from it. */
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
