import { Badge } from '@rover/ui/badge';
import { Link2 } from 'lucide-react';
import type { Entry } from '../catalogue/entry.js';
import type { View } from '../use-catalogue-choice.js';
import { ExampleSheet } from './example-sheet.js';

export function LibraryEntry({ entry, view }: { entry: Entry; view: View }) {
  const { id, name, category, about, examples } = entry;
  return (
    <article id={id} aria-labelledby={`${id}-name`} className="scroll-mt-6 border-t border-sand pt-8">
      <div className="mb-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-name`} className="text-h3">
            <a href={`#${id}`} className="group inline-flex items-center gap-2 rounded-sm hover:text-leaf">
              {name}
              <Link2
                aria-hidden
                className="size-5 text-muted opacity-0 group-hover:opacity-100 group-focus:opacity-100"
              />
            </a>
          </h2>
          <Badge>{category}</Badge>
        </div>
        <p className="mt-1 max-w-prose text-muted">{about}</p>
      </div>
      <div className="flex flex-col gap-6">
        {examples.map((example) => (
          <ExampleSheet key={example.title} example={example} view={view} of={name} />
        ))}
      </div>
    </article>
  );
}
