import { Button } from '@rover/ui/button';
import { lineQuantity } from '@rover/venue/delivery';
import { Minus, Plus } from 'lucide-react';

interface QuantityStepperProps {
  /** What is counted, for a screen reader. */
  of: string;
  value: number;
  onChange: (value: number) => void;
}

/** One to ten of something, under a thumb. */
export function QuantityStepper({ of, value, onChange }: QuantityStepperProps) {
  const { min, max } = lineQuantity;
  return (
    <fieldset aria-label={`How many of ${of}`} className="flex items-center">
      <Button
        look="quiet"
        size="icon"
        aria-label={`One less of ${of}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden className="size-5" />
      </Button>
      <output aria-live="polite" className="w-10 text-center font-semibold tabular-nums">
        {value}
      </output>
      <Button
        look="quiet"
        size="icon"
        aria-label={`One more of ${of}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden className="size-5" />
      </Button>
    </fieldset>
  );
}
