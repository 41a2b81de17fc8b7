import { DrawnTogether } from './drawn-together.js';

describe('DrawnTogether', () => {
  const draws: number[] = [];
  let last = 0;
  let fails = false;
  const numbers = new DrawnTogether(async (count) => {
    draws.push(count);
    await Promise.resolve();
    if (fails) throw new Error('away');
    return (last += count);
  });
  const many = (count: number) => Promise.allSettled(Array.from({ length: count }, () => numbers.next()));
  const valuesOf = (settled: PromiseSettledResult<number>[]) =>
    settled.map((each) => (each.status === 'fulfilled' ? each.value : each.status));
  beforeEach(() => {
    draws.length = 0;
    fails = false;
  });

  it('draws once for all who come while another draw is under way, each its own number, in their order', async () => {
    expect(valuesOf(await many(5))).toEqual([1, 2, 3, 4, 5]);
    expect(draws).toEqual([1, 4]);
    expect(valuesOf(await many(1))).toEqual([6]);
  });

  it('tells all who waited of a failure, and draws on afterwards', async () => {
    fails = true;
    expect(valuesOf(await many(3))).toEqual(['rejected', 'rejected', 'rejected']);
    fails = false;
    expect(valuesOf(await many(2))).toEqual([7, 8]);
  });
});
