import { Card } from '@rover/ui/card';
import { useRowFocus } from '@rover/ui/use-row-focus';
import { type ReactNode, useId, useRef } from 'react';

/** A panel of the dashboard with its heading. */
export function Panel({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const noteFocus = useRowFocus(sheet);
  return (
    <Card className="min-w-0 p-5">
      <section ref={sheet} tabIndex={-1} onFocus={noteFocus} aria-labelledby={id} className="flex flex-col gap-4">
        <div>
          <h3 id={id} className="text-h3">
            {title}
          </h3>
          {hint && <p className="text-sm text-muted">{hint}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}

/** Nothing to list, which is mostly good news. */
export function Quiet({ children }: { children: string }) {
  return <p className="text-muted">{children}</p>;
}
