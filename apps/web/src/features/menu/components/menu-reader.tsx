import { Notice } from '@rover/ui/notice';
import { Waiting } from '@rover/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { type MenuPart, menuQuery } from '../menu-query.js';
import { menuWords } from '../menu-words.js';
import { printedMenu } from '../printed-menu.js';
import { MenuSheet } from './menu-sheet.js';

/** A part of the menu on the page. If it fails to load, there is still the printed one. */
export function MenuReader({ part }: { part: MenuPart }) {
  const { data, isFetching, refetch } = useQuery(menuQuery(part));
  const { label, loading, failure } = menuWords[part];

  return (
    <section id={part} aria-label={label} className="scroll-mt-20">
      {data && <MenuSheet sections={data} />}
      {!data && isFetching && <Waiting tall>{loading}</Waiting>}
      {!data && !isFetching && (
        <Notice tone="failure" onRetry={() => refetch()}>
          <p>{failure}</p>
          <a
            href={printedMenu(part)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-1 text-leaf underline underline-offset-4"
          >
            Open it in a tab of its own
          </a>
        </Notice>
      )}
    </section>
  );
}
