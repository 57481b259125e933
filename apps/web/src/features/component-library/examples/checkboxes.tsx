import { Checkbox } from '@rover/ui/checkbox';
import { useState } from 'react';

const all = ['The session', 'The quiz', 'The match'];

export function Checkboxes() {
  const [chosen, setChosen] = useState(['The session']);
  const some = chosen.length > 0 && 'indeterminate';
  return (
    <div>
      <Checkbox
        label="Remind me of everything"
        hint="By mail, on the day."
        checked={chosen.length === all.length || some}
        onCheckedChange={(every) => setChosen(every ? all : [])}
      />
      <div className="ml-9">
        {all.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onCheckedChange={(on) => setChosen(on ? [...chosen, name] : chosen.filter((one) => one !== name))}
          />
        ))}
        <Checkbox disabled label="The lock-in" checked={false} onCheckedChange={() => undefined} />
      </div>
    </div>
  );
}
