import { pages } from '@rover/contracts/pages';
import { Button, type ButtonProps } from '@rover/ui/button';
import { ClipboardList } from 'lucide-react';
import { generatePath, Link } from 'react-router-dom';

interface DoorListLinkProps extends Pick<ButtonProps, 'look' | 'size' | 'className'> {
  event: { id: string; title: string };
}

/** The way to the list of who is expected at an event. */
export function DoorListLink({ event, ...looks }: DoorListLinkProps) {
  return (
    <Button {...looks} asChild>
      <Link to={generatePath(pages.doorList, { eventId: event.id })} aria-label={`Door list of ${event.title}`}>
        <ClipboardList aria-hidden className="size-4" />
        Door list
      </Link>
    </Button>
  );
}
