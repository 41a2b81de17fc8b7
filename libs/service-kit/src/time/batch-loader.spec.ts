import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { createBatchLoader, createLookup } from './batch-loader.js';

describe('createBatchLoader', () => {
  const batches: string[][] = [];
  let nextFailure: Error | undefined;
  const greetings = createBatchLoader(async (names: readonly string[]) => {
    batches.push([...names]);
    const failure = nextFailure;
    nextFailure = undefined;
    await new Promise(setImmediate);
    if (failure) throw failure;
    return names.map((name) => (name === '' ? new Error('no name') : `Hi ${name}`));
  });
  const greet = (...names: string[]) => Promise.allSettled(names.map((name) => greetings.load(name)));
  const getValues = (settled: PromiseSettledResult<string>[]) =>
    settled.map((each) => (each.status === 'fulfilled' ? each.value : each.status));

  /** The items of `later` arrive while the first batch is in progress. */
  const greetInTwoBatches = async (first: string, ...later: string[]) => {
    const pending = greet(first);
    while (batches.length === 0) await Promise.resolve();
    return getValues([...(await greet(...later)), ...(await pending)]);
  };
  beforeEach(() => {
    batches.length = 0;
  });

  it('sends items that arrive during a batch together after it, in order', async () => {
    expect(await greetInTwoBatches('A', 'C', 'B', 'C')).toEqual(['Hi C', 'Hi B', 'Hi C', 'Hi A']);
    expect(batches).toEqual([['A'], ['C', 'B', 'C']]);
  });

  it('divides more items than a batch may have', async () => {
    await greet(...Array.from({ length: 501 }, (_, index) => String(index)));
    expect(batches.map(({ length }) => length)).toEqual([500, 1]);
  });

  it('rejects the item of an error in the replies', async () => {
    expect(getValues(await greet('A', '', 'B'))).toEqual(['Hi A', 'rejected', 'Hi B']);
  });

  it('rejects the items of a failed batch, and sends the next one', async () => {
    nextFailure = new Error('rejected');
    expect(await greetInTwoBatches('A', 'B')).toEqual(['Hi B', 'rejected']);
  });

  it('rejects items that wait if the server is unavailable, and continues', async () => {
    nextFailure = new DomainError('service-unavailable');
    expect(await greetInTwoBatches('A', 'B')).toEqual(['rejected', 'rejected']);
    expect(batches).toEqual([['A']]);
    expect(getValues(await greet('C'))).toEqual(['Hi C']);
  });

  it('rejects if a reply is missing', async () => {
    const short = createBatchLoader(async () => []);
    await expect(short.load('A')).rejects.toThrow('same length');
  });
});

it('looks up each key of a batch once, and resolves a missing one to null', async () => {
  const requested: string[][] = [];
  const lookup = createLookup(
    async (names: readonly string[]) => {
      requested.push([...names]);
      return names.filter((name) => name !== 'C').map((name) => ({ name }));
    },
    ({ name }) => name,
  );
  expect(await lookup.loadMany(['B', 'C', 'B'])).toEqual([{ name: 'B' }, null, { name: 'B' }]);
  expect(requested).toEqual([['B', 'C']]);
});
