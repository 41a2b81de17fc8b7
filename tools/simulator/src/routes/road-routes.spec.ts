import { findRoutes } from '../../scripts/find-routes.ts';
import { lengthKm } from './journey.ts';
import { ROAD_ROUTES, ROAD_DATA, TOWN_ROUTES } from './road-routes.ts';

describe('the demo routes', () => {
  it('are those of the matching service’s router', async () => {
    expect(ROAD_DATA).toEqual(await findRoutes());
  });

  it('connect towns, and places within a town', () => {
    expect(ROAD_ROUTES.map(lengthKm).filter((km) => km < 30 || km > 800)).toEqual([]);
    expect(TOWN_ROUTES.map(lengthKm).filter((km) => km < 3 || km > 60)).toEqual([]);
  });
});
