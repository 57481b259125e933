const steps = [
  ['Choose', 'Drop photos below, or press to choose them. They upload by themselves.'],
  ['Look', 'Every photo is turned upright and made in several sizes, so that phones load it quickly.'],
  ['Use', 'Open an event, and select it as the event’s picture. Or copy its link.'],
] as const;

/** What an empty library says: how it is filled. */
export function LibraryWelcome() {
  return (
    <div className="brackets rounded bg-paper p-6 shadow-paper sm:p-8">
      <h2 className="text-h3">Quick start</h2>
      <p className="mt-1 text-muted">Nothing is uploaded yet. Until then there are the four photos of the house.</p>
      <ol className="mt-5 grid gap-5 md:grid-cols-3">
        {steps.map(([deed, words], index) => (
          <li key={deed} className="flex gap-3">
            <span aria-hidden className="font-display text-h2 leading-tight text-brass-dark tabular-nums">
              {index + 1}
            </span>
            <p>
              <strong className="block">{deed}</strong>
              {words}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
