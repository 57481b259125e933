import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';
import { useLandmark } from './use-landmark.js';

interface TooltipProps {
  /** A few words; never the only place of some information, as touch devices have no hover. */
  words: string;
  /** The control that it explains; it must be focusable. */
  children: ReactElement;
}

/** A text beside a control on hover or focus; Escape hides it. */
export function Tooltip({ words, children }: TooltipProps) {
  const [place, opener] = useLandmark();
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild ref={opener}>
          {children}
        </Primitive.Trigger>
        <Primitive.Portal container={place}>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade rounded border border-brass bg-green px-3 py-1.5 text-sm text-cream shadow-lifted"
          >
            {words}
            <Primitive.Arrow className="fill-brass" />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
