import { Field, Textarea } from '@rover/ui/field';
import { useState } from 'react';

const most = 500;

export function TextareaCount() {
  const [text, setText] = useState('Fiddle, flute and bodhrán in the corner until the last bus.');
  return (
    <Field label="Description" required hint={`${text.length}/${most} characters`}>
      <Textarea maxLength={most} value={text} onChange={({ target }) => setText(target.value)} />
    </Field>
  );
}
