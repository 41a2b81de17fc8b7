import { Batcher } from './batcher.js';

describe('Batcher', () => {
  const batches: string[][] = [];
  let fails = false;
  const greetings = new Batcher(async (names: readonly string[]) => {
    batches.push([...names]);
    await Promise.resolve();
    if (fails) throw new Error('away');
    return names.map((name) => `Hi ${name}`);
  });
  const greet = (...names: string[]) => Promise.allSettled(names.map((name) => greetings.add(name)));
  const getValues = (settled: PromiseSettledResult<string>[]) =>
    settled.map((each) => (each.status === 'fulfilled' ? each.value : each.status));
  beforeEach(() => {
    batches.length = 0;
    fails = false;
  });

  it('sends a single item immediately, and later items as one batch', async () => {
    expect(getValues(await greet('A', 'B', 'A'))).toEqual(['Hi A', 'Hi B', 'Hi A']);
    expect(batches).toEqual([['A'], ['B', 'A']]);
  });

  it('rejects every item of a failed batch, and continues', async () => {
    fails = true;
    expect(getValues(await greet('A', 'B', 'C'))).toEqual(['rejected', 'rejected', 'rejected']);
    fails = false;
    expect(getValues(await greet('D'))).toEqual(['Hi D']);
  });

  it('rejects pending items too, instead of waiting for a failed server again', async () => {
    fails = true;
    expect(getValues(await greet('A', 'B', 'C'))).toEqual(['rejected', 'rejected', 'rejected']);
    expect(batches).toEqual([['A']]);
  });

  it('rejects if a reply is missing', async () => {
    const short = new Batcher(async () => []);
    await expect(short.add('A')).rejects.toThrow('not one reply per item');
  });
});
