import { inParallel, stepLine } from './people.ts';

describe('inParallel', () => {
  it('returns results in the order of the items', async () => {
    const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const all = inParallel(gates, 2, (gate) => gate.promise);
    gates[1]?.resolve('second');
    gates[0]?.resolve('first');
    expect(await all).toEqual(['first', 'second']);
  });

  it('runs no more than the limit concurrently', async () => {
    let underWay = 0;
    let most = 0;
    await inParallel(Array.from({ length: 20 }), 3, async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
    });
    expect(most).toBe(3);
  });

  it('fails as soon as one fails', async () => {
    const failing = inParallel([1, 2], 1, () => Promise.reject(new Error('refused')));
    await expect(failing).rejects.toThrow('refused');
  });
});

describe('the line of a step', () => {
  it('has the number of people, the duration and the rate', () => {
    expect(stepLine('profile', 10_000, 40_000)).toMatch(/^profile +10000 in 40\.0 s \(250\/s\)$/);
  });
});
