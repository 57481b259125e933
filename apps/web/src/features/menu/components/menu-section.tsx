import type { MenuSection as Section } from '@rover/venue/menu/menu-item';
import { MenuLine } from './menu-line.js';

/** A section of the menu, its heading between brass rules. */
export function MenuSection({ section }: { section: Section }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="scroll-mt-20 pb-12 print:pb-4">
      <div className="flex items-center gap-4">
        <div className="double-rule min-w-3 flex-1 border-brass-dark" />
        <h2 id={`${section.id}-title`} className="text-center text-h2 text-green wrap-anywhere">
          {section.title}
        </h2>
        <div className="double-rule min-w-3 flex-1 border-brass-dark" />
      </div>
      <p className="mb-6 mt-1 text-center text-muted text-balance print:mb-3">{section.line}</p>
      <ul className="flex flex-col gap-4 print:gap-2">
        {section.items.map((item) => (
          <MenuLine key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}
