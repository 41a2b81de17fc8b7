import { seeded } from '../../../test/support/seeded.js';
import { loadTestRoads } from '../../../test/support/test-roads.js';
import { routeLength } from '../../routing/domain/route-length.js';
import { LowerBound } from './row-pruner.js';

const PLACES = 60;
const AROUND = [0, 0.01, 0.05, 0.1, 0.2];

describe('LowerBound', () => {
  it('is at most the route length, and equal to it unless joined directly', async () => {
    const { router, trees } = await loadTestRoads();
    const chance = seeded({ router }, 3);
    let direct = 0;
    for (let at = 0; at < PLACES; at += 1) {
      const [place, far] = chance.ends();
      const bound = new LowerBound(place, trees.get(place.node), router.graph);
      const near = AROUND.map((degrees) => ({ ...place, latitude: place.latitude + degrees }));
      for (const other of [far, ...near]) {
        const access = router.accessOrNull(other);
        if (!access) continue;
        const route = routeLength({ ...other, ...access }, place, trees.get(place.node));
        if (!route) throw new Error('all towns are joined');
        const metres = bound.metresTo(access.node, access.metres) + access.metres;
        expect(metres).toBeLessThanOrEqual(route.metres + 1e-6);
        const isDirect = bound.mayBeDirect(access.node, access.metres);
        if (route.isDirect) expect(isDirect).toBe(true);
        if (!isDirect) expect(metres).toBeCloseTo(route.metres, 6);
        direct += Number(route.isDirect);
      }
    }
    expect(direct).toBeGreaterThan(PLACES / 2);
  });
});
