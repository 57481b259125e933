import { Tabs } from '@rover/ui/tabs';
import { useState } from 'react';

export function TabPanels() {
  const [tab, setTab] = useState('burgers');
  return (
    <Tabs
      label="Parts of the menu"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'burgers', label: 'Burgers', content: <p>Off the grill, on a board, with a pint beside it.</p> },
        { value: 'fries', label: 'Fries', content: <p>Cut thick, fried twice.</p> },
        { value: 'drinks', label: 'Drinks', content: <p>Slow pours and quick ones.</p> },
      ]}
    />
  );
}
