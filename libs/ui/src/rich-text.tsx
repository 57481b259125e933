import { clsx } from 'clsx';

interface RichTextProps {
  /** HTML sanitised by the server; never any other. */
  html: string;
  className?: string;
}

/** The only place that renders HTML from the server. */
export function RichText({ html, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it is saved
  return <div className={clsx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
