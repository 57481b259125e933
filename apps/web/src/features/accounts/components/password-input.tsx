import { Button } from '@rover/ui/button';
import { Input } from '@rover/ui/field';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

/** A password that can be shown for a moment. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-12"
      />
      <Button
        look="bare"
        size="icon"
        className="absolute inset-y-px right-px my-auto h-auto"
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden className="size-5" />
        <span className="sr-only">{shown ? 'Hide password' : 'Show password'}</span>
      </Button>
    </span>
  );
}
