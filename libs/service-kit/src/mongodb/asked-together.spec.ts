import { AskedTogether } from './asked-together.js';

describe('AskedTogether', () => {
  const asked: string[][] = [];
  let fails = false;
  const greetings = new AskedTogether(async (names: readonly string[]) => {
    asked.push([...names]);
    await Promise.resolve();
    if (fails) throw new Error('away');
    return names.map((name) => `Hi ${name}`);
  });
  const greet = (...names: string[]) => Promise.allSettled(names.map((name) => greetings.of(name)));
  const valuesOf = (settled: PromiseSettledResult<string>[]) =>
    settled.map((each) => (each.status === 'fulfilled' ? each.value : each.status));
  beforeEach(() => {
    asked.length = 0;
    fails = false;
  });

  it('asks at once for who comes alone, and in one go for all who come meanwhile', async () => {
    expect(valuesOf(await greet('A', 'B', 'A'))).toEqual(['Hi A', 'Hi B', 'Hi A']);
    expect(asked).toEqual([['A'], ['B', 'A']]);
  });

  it('tells all who asked together of a failure, and asks on afterwards', async () => {
    fails = true;
    expect(valuesOf(await greet('A', 'B', 'C'))).toEqual(['rejected', 'rejected', 'rejected']);
    fails = false;
    expect(valuesOf(await greet('D'))).toEqual(['Hi D']);
  });

  it('lets nobody who came meanwhile ask a server that has just failed', async () => {
    fails = true;
    expect(valuesOf(await greet('A', 'B', 'C'))).toEqual(['rejected', 'rejected', 'rejected']);
    expect(asked).toEqual([['A']]);
  });

  it('leaves nobody waiting where answers are missing', async () => {
    const short = new AskedTogether(async () => []);
    await expect(short.of('A')).rejects.toThrow('not an answer for each');
  });
});
