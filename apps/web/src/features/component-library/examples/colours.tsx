const colours = [
  ['Green', 'bg-green', 'header, hero, footer'],
  ['Leaf', 'bg-leaf', 'buttons and links'],
  ['Cream', 'bg-cream', 'the page'],
  ['Paper', 'bg-paper', 'cards and sheets'],
  ['Sand', 'bg-sand', 'edges, hover'],
  ['Stout', 'bg-stout', 'text'],
  ['Brass', 'bg-brass', 'gilding on green'],
  ['Marigold', 'bg-marigold', 'tonight, focus'],
  ['Terracotta', 'bg-terracotta', 'warnings, delete'],
] as const;

export function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {colours.map(([name, ground, use]) => (
        <li key={name} className="overflow-hidden rounded border border-sand bg-paper">
          <div className={`h-16 border-b border-sand ${ground}`} />
          <p className="px-3 py-2 text-sm">
            <span className="block font-semibold">{name}</span>
            <span className="text-muted">{use}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
