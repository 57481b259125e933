import { Notice } from '@rover/ui/notice';
import { Waiting } from '@rover/ui/spinner';
import type { ReactNode } from 'react';
import { useReached } from '../../../browser/use-reached.js';

interface DesignedMenuProps {
  /** The address that the design tool gives for embedding. */
  address: string;
  /** What is shown when the tool does not answer. */
  children: ReactNode;
}

/** The menu as it stands in a design tool. When the tool does not answer: a link to it, and the menu of the house. */
export function DesignedMenu({ address, children }: DesignedMenuProps) {
  const reached = useReached(address);
  const link = (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-block py-1 text-leaf underline underline-offset-4"
    >
      Open the menu in a tab of its own
    </a>
  );

  if (reached === null) return <Waiting>Loading menu...</Waiting>;
  if (!reached) {
    return (
      <>
        <Notice tone="failure">
          <p>Unable to load the menu.</p>
          {link}
        </Notice>
        {children}
      </>
    );
  }
  return (
    <div className="text-center">
      <iframe src={address} title="Menu" className="h-[85vh] w-full rounded border border-brass-dark bg-paper" />
      {link}
    </div>
  );
}
