import type { ComponentProps } from 'react';

/**
 * An iframe with a page of another site. It may run scripts and open windows that are not sandboxed, but not navigate
 * our own tab.
 */
export function SandboxedFrame(props: Omit<ComponentProps<'iframe'>, 'sandbox'> & { title: string }) {
  return (
    <iframe
      {...props}
      sandbox="allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts"
    />
  );
}
