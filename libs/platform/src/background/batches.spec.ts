import { setImmediate } from 'node:timers/promises';
import { Batches } from './batches.js';

describe('things dealt with in batches', () => {
  let dealt: string[][];
  let goOn: () => void;
  let batches: Batches<string>;

  beforeEach(() => {
    dealt = [];
    batches = new Batches<string>({
      deal: async (items) => {
        dealt.push([...items]);
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        if (items.includes('spilt')) throw new Error('It is all over the floor.');
        if (items.includes('last orders')) throw new Error('The taps are shut.');
      },
      most: 3,
      isOnesOwn: (error) => String(error).includes('floor'),
    });
  });

  /** Lets what is under way end, until nothing is. */
  async function seeThrough(outcomes: readonly Promise<void>[]): Promise<PromiseSettledResult<void>[]> {
    let isOver = false;
    const all = Promise.allSettled(outcomes).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      goOn();
      await setImmediate();
    }
    return all;
  }

  it('wait for nobody, and share the next batch with those that come meanwhile, so many at most', async () => {
    await seeThrough(['stout', 'ale', 'cider', 'porter', 'lager'].map((pint) => batches.add(pint)));
    expect(dealt).toEqual([['stout'], ['ale', 'cider', 'porter'], ['lager']]);
  });

  it('are done when their batch is done, not before', async () => {
    const poured: string[] = [];
    const all = ['stout', 'ale'].map((pint) => batches.add(pint).then(() => poured.push(pint)));
    await setImmediate();
    expect(poured).toEqual([]);
    goOn();
    await setImmediate();
    expect(poured).toEqual(['stout']);
    await seeThrough(all.map((one) => one.then(() => undefined)));
    expect(poured).toEqual(['stout', 'ale']);
  });

  it('are dealt with alone where one of them spoils it for the others', async () => {
    const outcomes = await seeThrough(['stout', 'ale', 'spilt', 'porter'].map((pint) => batches.add(pint)));
    expect(dealt).toEqual([['stout'], ['ale', 'spilt', 'porter'], ['ale'], ['spilt'], ['porter']]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('fail together where it is nobody’s fault, and those after them are dealt with all the same', async () => {
    const outcomes = await seeThrough(
      ['stout', 'ale', 'last orders', 'cider', 'lager'].map((pint) => batches.add(pint)),
    );
    expect(dealt).toEqual([['stout'], ['ale', 'last orders', 'cider'], ['lager']]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
  });
});
