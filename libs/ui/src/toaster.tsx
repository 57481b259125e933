import { Toaster as Primitive } from 'sonner';
import { toastStays } from './toast-action.js';

/** Where toasts appear. */
export function Toaster() {
  return (
    <Primitive
      expand
      position="top-right"
      duration={toastStays}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full flex-wrap items-start gap-3 rounded border border-brass bg-green px-4 py-3 text-cream shadow-lifted font-sans',
          // When the text would be narrower than this, the button wraps below it.
          content: 'min-w-0 grow basis-40 wrap-anywhere',
          title: 'font-semibold',
          description: 'text-sand',
          icon: 'mt-1 shrink-0',
          error:
            '!border-terracotta !bg-paper !text-stout [&_[data-description]]:!text-stout [&_[data-icon]]:text-terracotta',
        },
      }}
    />
  );
}
