import { Switch } from '@rover/ui/switch';
import { useState } from 'react';

export function Switches() {
  const [past, setPast] = useState(true);
  return (
    <div className="flex flex-wrap gap-x-8">
      <Switch label="Show Past Events" checked={past} onCheckedChange={setPast} />
      <Switch disabled label="Last orders" checked={false} onCheckedChange={() => undefined} />
    </div>
  );
}
