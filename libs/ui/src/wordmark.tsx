interface WordmarkProps {
  /** The name as an outline, so that no font is fetched for it. */
  mark: { viewBox: string; path: string };
  title: string;
  className?: string;
}

/** The name of the pub, sign-written. */
export function Wordmark({ mark, title, className }: WordmarkProps) {
  return (
    <svg role="img" aria-label={title} viewBox={mark.viewBox} className={className} fill="currentColor">
      <path d={mark.path} />
    </svg>
  );
}
