import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Opposite the title, such as a link to the whole list. */
  action?: ReactNode;
  /** On painted wood instead of the page. */
  painted?: boolean;
  children: ReactNode;
}

/** A part of a page with its own heading and vertical spacing. */
export function Section({ title, lead, action, painted = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('section', painted && 'painted')}>
      <div className="page-width">
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="max-w-prose min-w-0">
            <h2 id={id} className="text-h2">
              {title}
            </h2>
            {lead && <p className={clsx('mt-3 text-lead', painted ? 'text-sand' : 'text-muted')}>{lead}</p>}
          </div>
          {action}
        </header>
        {children}
      </div>
    </section>
  );
}
