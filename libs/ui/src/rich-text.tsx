import { clsx } from 'clsx';

interface RichTextProps {
  /** HTML that the server has sanitised; nothing else may come here. */
  html: string;
  className?: string;
}

/** The one place that puts HTML from the server on a page. */
export function RichText({ html, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it is saved
  return <div className={clsx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
