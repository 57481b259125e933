import { useMemo } from 'react';
import { parse, type TokenType } from 'sugar-high/core';
import { tokenize } from 'sugar-high/lang/typescript';

const colours: Partial<Record<TokenType, string>> = {
  keyword: 'text-marigold',
  string: 'text-brass',
  entity: 'text-brass',
  class: 'text-brass',
  property: 'text-sand',
  sign: 'text-sand',
  comment: 'text-sand italic',
};

/** Highlighted code that does not wrap, and can be scrolled by keyboard. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  const { lines } = useMemo(() => parse(code.trimEnd(), { jsx: true, tokenize }), [code]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark, and there are forty of them
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className="overflow-x-auto rounded-b bg-green-deep p-4 text-sm leading-relaxed text-cream focus-visible:-outline-offset-3"
    >
      <pre>
        <code>
          {lines.map(({ index, tokens }) => (
            <span key={index} className="block min-h-[1lh]">
              {tokens.map(({ type, value }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a file never change places
                <span key={place} className={colours[type]}>
                  {value}
                </span>
              ))}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
