import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { Batcher, batchLookups } from './batcher.js';

describe('Batcher', () => {
  const batches: string[][] = [];
  let nextFailure: Error | undefined;
  const greetings = new Batcher(async (names: readonly string[]) => {
    batches.push([...names]);
    await Promise.resolve();
    const failure = nextFailure;
    nextFailure = undefined;
    if (failure) throw failure;
    return names.map((name) => (name === '' ? new Error('no name') : `Hi ${name}`));
  });
  const greet = (...names: string[]) => Promise.allSettled(names.map((name) => greetings.add(name)));
  const getValues = (settled: PromiseSettledResult<string>[]) =>
    settled.map((each) => (each.status === 'fulfilled' ? each.value : each.status));
  beforeEach(() => {
    batches.length = 0;
  });

  it('sends a single item immediately, and later items as one batch', async () => {
    expect(getValues(await greet('A', 'B', 'A'))).toEqual(['Hi A', 'Hi B', 'Hi A']);
    expect(batches).toEqual([['A'], ['B', 'A']]);
  });

  it('rejects the item of an error in the replies', async () => {
    expect(getValues(await greet('A', '', 'B'))).toEqual(['Hi A', 'rejected', 'Hi B']);
  });

  it('rejects pending items if the server is unavailable, and continues', async () => {
    nextFailure = new DomainError('service-unavailable');
    expect(getValues(await greet('A', 'B', 'C'))).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toEqual([['A']]);
    expect(getValues(await greet('D'))).toEqual(['Hi D']);
  });

  it('sends pending items after another failure', async () => {
    nextFailure = new Error('rejected');
    expect(getValues(await greet('A', 'B', 'C'))).toEqual(['rejected', 'Hi B', 'Hi C']);
  });

  it('rejects if a reply is missing', async () => {
    const short = new Batcher(async () => []);
    await expect(short.add('A')).rejects.toThrow('not one reply per item');
  });
});

it('looks up each key of a batch once, and resolves a missing one to null', async () => {
  const requested: string[][] = [];
  const lookups = batchLookups(
    async (names: readonly string[]) => {
      requested.push([...names]);
      return names.filter((name) => name !== 'C').map((name) => ({ name }));
    },
    ({ name }) => name,
  );
  const found = await Promise.all(['A', 'B', 'C', 'B'].map((name) => lookups.add(name)));
  expect(found).toEqual([{ name: 'A' }, { name: 'B' }, null, { name: 'B' }]);
  expect(requested).toEqual([['A'], ['B', 'C']]);
});
