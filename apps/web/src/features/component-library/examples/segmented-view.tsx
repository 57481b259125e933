import { Segmented } from '@rover/ui/segmented';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';

const views = [
  {
    value: 'grid',
    label: (
      <>
        <LayoutGrid aria-hidden className="size-4" /> Grid
      </>
    ),
  },
  {
    value: 'list',
    label: (
      <>
        <List aria-hidden className="size-4" /> List
      </>
    ),
  },
] as const;

export function SegmentedView() {
  const [view, setView] = useState<'grid' | 'list'>('grid');
  return <Segmented label="How the pictures are shown" options={views} value={view} onValueChange={setView} />;
}
