import type { ComponentProps } from 'react';

/**
 * A page of another site within ours. It may run and open windows, which are as free as any other, not lead the guest's tab
 * elsewhere.
 */
export function ForeignFrame(props: Omit<ComponentProps<'iframe'>, 'sandbox'> & { title: string }) {
  return (
    <iframe
      {...props}
      sandbox="allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts"
    />
  );
}
