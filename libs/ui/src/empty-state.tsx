import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
}

/** A message in place of an empty list. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="brackets flex flex-col items-center rounded bg-paper px-8 py-14 text-center shadow-paper">
      <div aria-hidden className="mb-4 text-brass-dark [&_svg]:size-10">
        {icon}
      </div>
      <div className="font-display text-h3">{title}</div>
      {children && <div className="mt-2 max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
