import { type ComponentType, lazy } from 'react';

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
 * A part that is fetched when it is shown. React's `lazy` would remember for ever that it did not come; here whoever told of
 * that may have it asked for anew.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const ask = () =>
    lazy(async () => ({
      default: await load().catch((cause) => {
        throw new PartMissing(() => (Part = ask()), cause);
      }),
    }));
  let Part: ComponentType<Props> = ask();
  return (props) => <Part {...props} />;
}
