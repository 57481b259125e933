import { StepButton } from '@rover/ui/step-button';
import { lineQuantity } from '@rover/venue/delivery';
import { Minus, Plus } from 'lucide-react';

interface QuantityStepperProps {
  /** What is counted; part of the accessible name. */
  of: string;
  value: number;
  onChange: (value: number) => void;
}

/** A quantity from 1 to 10, with large buttons. */
export function QuantityStepper({ of, value, onChange }: QuantityStepperProps) {
  const { min, max } = lineQuantity;
  return (
    <fieldset aria-label={`How many of ${of}`} className="flex min-w-0 items-center">
      <StepButton label={`One less of ${of}`} ended={value <= min} onStep={() => onChange(value - 1)}>
        <Minus aria-hidden className="size-5" />
      </StepButton>
      <output aria-live="polite" className="w-10 text-center font-semibold tabular-nums">
        {value}
      </output>
      <StepButton label={`One more of ${of}`} ended={value >= max} onStep={() => onChange(value + 1)}>
        <Plus aria-hidden className="size-5" />
      </StepButton>
    </fieldset>
  );
}
