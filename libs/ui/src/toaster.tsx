import { Toaster as Primitive } from 'sonner';

/** Where toasts appear; each stays 3 seconds. */
export function Toaster() {
  return (
    <Primitive
      expand
      position="top-right"
      duration={3000}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded border border-brass bg-green px-4 py-3 text-cream shadow-lifted font-sans',
          content: 'min-w-0 wrap-anywhere',
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
