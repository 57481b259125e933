import { passwordRules } from '@rover/contracts/passwords';
import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';

interface PasswordChecklistProps {
  password: string;
  /** More rules, of this form alone. */
  more?: readonly { words: string; isMet: boolean }[];
}

/** The rules of a password, ticked off as it is typed. */
export function PasswordChecklist({ password, more = [] }: PasswordChecklistProps) {
  const told = passwordRules
    .map(({ words, isMet, isRare = false }) => ({ words, isMet: isMet(password), isRare }))
    .filter(({ isMet, isRare }) => !(isRare && isMet));
  return (
    <ul className="flex flex-col gap-1">
      {[...told, ...more].map(({ words, isMet }) => {
        const Icon = isMet ? Check : Circle;
        return (
          <li key={words} className={clsx('flex items-center gap-2', isMet && 'font-medium text-leaf')}>
            <Icon aria-hidden className={clsx('size-4 shrink-0', !isMet && 'scale-50')} />
            <span>{words}</span>
            <span className="sr-only">{isMet ? '(done)' : '(not yet)'}</span>
          </li>
        );
      })}
    </ul>
  );
}
