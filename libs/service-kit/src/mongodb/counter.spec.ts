import { BatchedSequence } from './counter.js';

it('BatchedSequence allocates numbers in order, once for all requests during another allocation', async () => {
  const allocations: number[] = [];
  let last = 0;
  const numbers = new BatchedSequence(async (count) => {
    allocations.push(count);
    return (last += count);
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map(() => numbers.next()))).toEqual([1, 2, 3, 4, 5]);
  expect(allocations).toEqual([1, 4]);
  expect(await numbers.next()).toBe(6);
});
