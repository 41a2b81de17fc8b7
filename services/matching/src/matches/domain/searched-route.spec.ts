import { loadTestRoads } from '../../../test/support/test-roads.js';
import { nodesOnPath } from '../../routing/domain/shortest-path-tree.js';
import { DivergencePoints } from './searched-route.js';

it('returns the last node that two routes from one start share', async () => {
  const { router, trees } = await loadTestRoads();
  const node = (latitude: number, longitude: number) => router.access({ latitude, longitude }).node;
  const [start, end] = [node(39.92, 32.85), node(37.87, 32.48)];
  const tree = trees.get(start);
  const searched = nodesOnPath(tree, end);
  const divergence = new DivergencePoints(tree, end);
  for (const other of [node(38.37, 34.03), node(36.9, 30.7), node(41, 28.9), start, end]) {
    const common = nodesOnPath(tree, other).filter((one, index) => one === searched[index]);
    expect(divergence.before(other)).toBe(common.at(-1));
  }
});
