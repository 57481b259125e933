import { type ComponentType, lazy, useEffect } from 'react';

/** A part of the page did not come. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';

  constructor(
    /** Has it asked for again where it is shown next. */
    readonly askAnew: () => void,
    cause: unknown,
  ) {
    super('A part of the page did not come', { cause });
  }
}

/**
 * A part that is fetched when it is shown. React's `lazy` would remember for ever that it did not come; here it is asked for
 * anew where it is shown next, once whoever told of its failure says so, or what stood in for it is gone.
 *
 * @param Instead stands in for it where it does not come, which then is no failure of the page
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  const askAnew = () => {
    Part = ask();
  };
  const missing = (cause: unknown): ComponentType<Props> => {
    if (!Instead) throw new PartMissing(askAnew, cause);
    return (props) => {
      useEffect(() => askAnew, []);
      return <Instead {...props} />;
    };
  };
  const ask = () => lazy(async () => ({ default: await load().catch(missing) }));
  let Part: ComponentType<Props> = ask();
  return (props) => <Part {...props} />;
}
