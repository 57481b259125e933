import { Button } from '@rover/ui/button';
import { Card } from '@rover/ui/card';
import { Copy } from 'lucide-react';
import { copyText } from '../../../browser/copy-text.js';
import type { Example } from '../catalogue/entry.js';
import type { View } from '../use-catalogue-choice.js';
import { CodeBlock } from './code-block.js';

/** Milliseconds that the confirmation stays, shorter than the toasts for guests. */
const copiedFor = 2000;

interface ExampleSheetProps {
  example: Example;
  view: View;
  /** The component that it is an example of. */
  of: string;
}

/** One example: as a demo, or as code. */
export function ExampleSheet({ example: { title, Demo, code }, view, of }: ExampleSheetProps) {
  const name = `${of}: ${title}`;
  return (
    <Card>
      <div className="flex items-center justify-between gap-4 border-b border-sand py-1 pr-1 pl-4">
        <h3 className="min-w-0 font-sans text-sm font-semibold text-muted">{title}</h3>
        <Button
          look="bare"
          size="small"
          className="whitespace-nowrap"
          aria-label={`Copy code of ${name}`}
          onClick={() => copyText(code, 'Code copied to clipboard!', { saidFor: copiedFor })}
        >
          <Copy aria-hidden className="size-4" />
          Copy code
        </Button>
      </div>
      {view === 'preview' ? (
        <div className="p-4 sm:p-6">
          <Demo />
        </div>
      ) : (
        <CodeBlock code={code} label={`Code of ${name}`} />
      )}
    </Card>
  );
}
