import { Button } from '@rover/ui/button';
import { Tooltip } from '@rover/ui/tooltip';
import { ExternalLink, Link2, Trash2 } from 'lucide-react';
import { copyText } from '../../../browser/copy-text.js';
import type { LibraryPhoto } from '../library-photos.js';

/** How long the toast of a copied address stays, in milliseconds. */
const confirmedFor = 2000;

interface PhotoActionsProps {
  photo: LibraryPhoto;
  onDelete: (photo: LibraryPhoto) => void;
}

export function PhotoActions({ photo, onDelete }: PhotoActionsProps) {
  const { url, name } = photo;
  const copy = () =>
    copyText(new URL(url, window.location.origin).href, 'Link copied to clipboard!', { saidFor: confirmedFor });
  return (
    <>
      <Button asChild look="bare" size="small" className="mr-auto min-h-11 min-w-9 max-sm:px-2">
        <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`View ${name} in a new tab`}>
          <ExternalLink aria-hidden className="size-4" />
          {/* On a phone only the icon is shown. */}
          <span className="max-sm:sr-only">View</span>
        </a>
      </Button>
      <Tooltip words="Copy link">
        <Button look="bare" size="icon" aria-label={`Copy link of ${name}`} onClick={copy}>
          <Link2 aria-hidden className="size-4" />
        </Button>
      </Tooltip>
      <Tooltip words="Delete">
        <Button look="remove" size="icon" aria-label={`Delete ${name}`} onClick={() => onDelete(photo)}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </Tooltip>
    </>
  );
}
