import { loadTestRoads } from '../../test/support/test-roads.js';
import { shortestPathTree } from './domain/shortest-path-tree.js';
import { TreeCache } from './tree-cache.js';

describe('TreeCache', () => {
  it('keeps trees valid until the work that uses them ends', async () => {
    const { router } = await loadTestRoads();
    const cache = new TreeCache(router, 2);
    const expectedMetres = (node: number) => shortestPathTree(router.graph, node).metres;
    const gate = Promise.withResolvers<undefined>();
    const slow = cache.withTrees(async () => {
      const tree = cache.get(10);
      await gate.promise;
      return tree.metres;
    });
    for (const node of [20, 30, 40]) await cache.withTrees(async () => cache.get(node));
    expect(cache.has(10)).toBe(false);
    expect(cache.get(50).metres).toEqual(expectedMetres(50));
    gate.resolve(undefined);
    expect(await slow).toEqual(expectedMetres(10));
  });

  it('reuses the arrays of evicted trees', async () => {
    const { router } = await loadTestRoads();
    const cache = new TreeCache(router, 1);
    const [first] = await cache.withTrees(async () => [cache.get(10), cache.get(20)]);
    const next = cache.get(30);
    expect(next.metres).toBe(first?.metres);
    expect(next).toEqual(shortestPathTree(router.graph, 30));
  });
});
