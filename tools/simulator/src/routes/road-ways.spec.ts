import { findRoutes } from '../../scripts/find-ways.ts';
import { lengthKm } from './journey.ts';
import { ROAD_ROUTES, ROAD_WAYS, TOWN_ROUTES } from './road-ways.ts';

describe('the ways along the roads', () => {
  it('are what the router of the matching service finds', () => {
    expect(ROAD_WAYS).toEqual(findRoutes());
  });

  it('lead from town to town, and from place to place in a town', () => {
    expect(ROAD_ROUTES.map(lengthKm).filter((km) => km < 30 || km > 800)).toEqual([]);
    expect(TOWN_ROUTES.map(lengthKm).filter((km) => km < 3 || km > 60)).toEqual([]);
  });
});
