import { inParallel } from './people.ts';

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
});
