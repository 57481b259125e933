import { Button } from '@rover/ui/button';
import { Waiting } from '@rover/ui/spinner';
import type { Embed } from '@rover/venue/venue';
import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { SandboxedFrame } from '../../../browser/sandboxed-frame.js';
import { useInView } from '../../../browser/use-in-view.js';
import { useReachable } from '../../../browser/use-reachable.js';

interface EmbeddedProps {
  embed: Embed;
  /** The text while it loads. */
  loading: string;
  /** The text when it fails to load. */
  failed: string;
  /** The text of the link that then replaces it. */
  open: string;
  /** A picture above those texts. */
  instead?: ReactNode;
  /** Classes for its size. */
  className: string;
}

/**
 * A map or video of another site, loaded when it comes into view. A cover hides it until it has loaded; if it fails,
 * the cover becomes a link to it.
 */
export function Embedded({ embed, loading, failed, open, instead, className }: EmbeddedProps) {
  const [part, seen] = useInView<HTMLDivElement>(0);
  const reached = useReachable(seen ? embed.link : null);
  return (
    <div ref={part} className={clsx('relative w-full rounded border border-brass-dark bg-paper', className)}>
      <SandboxedFrame
        src={embed.src}
        title={embed.title}
        loading="lazy"
        allow="encrypted-media; fullscreen; picture-in-picture"
        inert={!reached}
        className="absolute inset-0 size-full"
      />
      {!reached && (
        <div className="absolute inset-0 grid place-items-center bg-paper p-4 text-center">
          {reached === null ? (
            <Waiting>{loading}</Waiting>
          ) : (
            <div role="status" className="flex flex-col items-center gap-4">
              {instead}
              <p className="text-muted">{failed}</p>
              <Button asChild look="quiet">
                <a href={embed.link} target="_blank" rel="noopener noreferrer">
                  {open}
                  <ExternalLink aria-hidden className="size-4 shrink-0" />
                </a>
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
