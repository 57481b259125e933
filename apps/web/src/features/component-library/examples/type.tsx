export function Type() {
  return (
    <div className="flex flex-col gap-3">
      <p className="font-display text-h1">Pull up a stool</p>
      <p className="font-display text-h2">Kitchen till late</p>
      <p className="font-display text-h3">Stories till later</p>
      <p className="text-lead">A lead: a sentence that makes one read on.</p>
      <p>
        Text: dry, warm, short. Prices stand in tabular figures: <span className="tabular-nums">MXN$220, MXN$85</span>.
      </p>
      <p className="text-sm text-muted">Small print, muted but legible.</p>
    </div>
  );
}
