import { BatchedSequence } from './counter.js';

describe('BatchedSequence', () => {
  const allocations: number[] = [];
  let last = 0;
  let fails = false;
  const numbers = new BatchedSequence(async (count) => {
    allocations.push(count);
    await Promise.resolve();
    if (fails) throw new Error('away');
    return (last += count);
  });
  const many = (count: number) => Promise.allSettled(Array.from({ length: count }, () => numbers.next()));
  const getValues = (settled: PromiseSettledResult<number>[]) =>
    settled.map((each) => (each.status === 'fulfilled' ? each.value : each.status));
  beforeEach(() => {
    allocations.length = 0;
    fails = false;
  });

  it('allocates unique numbers in order, once for all requests during another allocation', async () => {
    expect(getValues(await many(5))).toEqual([1, 2, 3, 4, 5]);
    expect(allocations).toEqual([1, 4]);
    expect(getValues(await many(1))).toEqual([6]);
  });
});
