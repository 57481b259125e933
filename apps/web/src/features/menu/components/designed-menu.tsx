import { Notice } from '@rover/ui/notice';
import { Waiting } from '@rover/ui/spinner';
import type { ReactNode } from 'react';
import { SandboxedFrame } from '../../../browser/sandboxed-frame.js';
import { useReachable } from '../../../browser/use-reachable.js';
import { menuWords } from '../menu-words.js';

interface DesignedMenuProps {
  /** The address that the design tool gives for embedding. */
  address: string;
  /** What is shown when the tool does not answer. */
  children: ReactNode;
}

/** The menu as made in a design tool. If the tool does not answer, a link to it and the pub's own menu. */
export function DesignedMenu({ address, children }: DesignedMenuProps) {
  const reached = useReachable(address);
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

  if (reached === null) return <Waiting>{menuWords.drinks.loading}</Waiting>;
  if (!reached) {
    return (
      <>
        <Notice tone="failure">
          <p>{menuWords.drinks.failure}</p>
          {link}
        </Notice>
        {children}
      </>
    );
  }
  return (
    <div className="text-center">
      <SandboxedFrame
        src={address}
        title="Menu"
        className="h-[85vh] w-full rounded border border-brass-dark bg-paper"
      />
      {link}
    </div>
  );
}
