const places = [
  ['drinks', 'Drinks'],
  ['burgers', 'Burgers'],
  ['fries', 'Fries'],
  ['specials', 'Specials'],
] as const;

/** Links to the sections of a long menu. */
export function MenuJumps() {
  return (
    <nav
      aria-label="On this menu"
      className="not-in-print sticky top-0 z-20 border-b border-brass-dark bg-cream shadow-paper"
    >
      <ul className="page-width flex flex-wrap justify-center gap-x-1 sm:gap-x-6">
        {places.map(([id, words]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-12 items-center px-2 font-semibold text-leaf underline-offset-4 hover:underline"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
