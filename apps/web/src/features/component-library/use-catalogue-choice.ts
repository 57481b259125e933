import { useSearchParams } from 'react-router-dom';
import { type Category, categories } from './catalogue/entry.js';

export type View = 'preview' | 'code';

/** What the library shows, kept in the address so that it can be shared. */
export interface CatalogueChoice {
  /** null shows all. */
  category: Category | null;
  view: View;
  words: string;
}

export function useCatalogueChoice(): [CatalogueChoice, (change: Partial<CatalogueChoice>) => void] {
  const [params, setParams] = useSearchParams();
  const choice: CatalogueChoice = {
    category: categories.find((name) => name === params.get('category')) ?? null,
    view: params.get('view') === 'code' ? 'code' : 'preview',
    words: params.get('words') ?? '',
  };
  const change = (part: Partial<CatalogueChoice>) => {
    const { category, view, words } = { ...choice, ...part };
    const next = new URLSearchParams(params);
    const values = { category: category ?? '', view: view === 'code' ? view : '', words };
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [choice, change];
}
