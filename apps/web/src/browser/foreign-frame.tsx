import type { ComponentProps } from 'react';

/** A page of another site within ours. It may run and open windows of its own, not lead the guest's tab elsewhere. */
export function ForeignFrame(props: Omit<ComponentProps<'iframe'>, 'sandbox'> & { title: string }) {
  return <iframe {...props} sandbox="allow-popups allow-presentation allow-same-origin allow-scripts" />;
}
