import { Card } from '@rover/ui/card';
import { noControlFocused } from '@rover/ui/nobody-focused';
import { type ReactNode, useEffect, useRef } from 'react';
import { Fanlight } from './fanlight.js';

interface AccountLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The layout of all account views: a card under a fanlight. */
export function AccountLayout({ title, lead, children }: AccountLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // The focused element went with the previous view; the keyboard continues at the new heading.
    if (noControlFocused()) heading.current?.focus();
  }, [title]);

  return (
    <div className="painted flex min-h-full flex-col overflow-clip">
      <div className="bunting" />
      <div className="page-width grid flex-1 place-items-center pb-14 pt-6 sm:pb-20">
        <div className="w-full min-w-0 max-w-md">
          <Fanlight />
          <Card className="rounded-t-none border-2 border-t-0 border-brass p-6 text-stout shadow-lifted sm:p-9">
            <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none focus-visible:ring-0">
              {title}
            </h1>
            {lead && <p className="mt-2 text-muted">{lead}</p>}
            <div className="mt-6">{children}</div>
          </Card>
        </div>
      </div>
    </div>
  );
}
