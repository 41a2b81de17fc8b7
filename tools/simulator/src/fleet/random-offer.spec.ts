import { ROAD_ROUTES } from '../routes/road-routes.ts';
import { randomOffer } from './random-offer.ts';
import { ROAD_VEHICLES, TOWN_VEHICLES, type Vehicle } from './vehicles.ts';

const vehicle = (type: string, of: readonly Vehicle[]): Vehicle => {
  const found = of.find((one) => one.type === type);
  if (!found) throw new Error(`There is no ${type}`);
  return found;
};
const [companion, taxi] = [vehicle('companion', ROAD_VEHICLES), vehicle('taxi', TOWN_VEHICLES)];
const route = ROAD_ROUTES.find(({ from, to }) => from === 'Ankara' && to === 'İstanbul');

describe('randomOffer', () => {
  if (!route) throw new Error('There is no route from Ankara to İstanbul');

  it('has seats, a price for the route, and the stops in order', () => {
    expect(randomOffer(companion, route, false)).toMatchObject({
      from: 'Ankara',
      to: 'İstanbul',
      seats: 3,
      price: { amount: 520, per: 'person' },
      stops: ['Akyazı', 'Kartepe', 'Sultanbeyli'],
      fromPlace: { id: 'province-6' },
      toPlace: { id: 'province-34' },
      phoneVisibility: 'on-agreement',
    });
  });

  it('reverses ends and stops on the return trip', () => {
    expect(randomOffer(companion, route, true)).toMatchObject({
      from: 'İstanbul',
      to: 'Ankara',
      stops: ['Sultanbeyli', 'Kartepe', 'Akyazı'],
      fromPlace: { id: 'province-34' },
      toPlace: { id: 'province-6' },
    });
  });

  it('has coordinates of ends that are not in the list of places', () => {
    const points = [
      [39.9, 32.8],
      [39.8, 32.7],
      [39.7, 32.6],
    ] as const;
    expect(randomOffer(taxi, { from: 'A', to: 'B', points }, false)).toMatchObject({
      fromPlace: { latitude: 39.9, longitude: 32.8 },
      toPlace: { latitude: 39.7, longitude: 32.6 },
    });
  });

  it('has no stops for a vehicle that does not stop', () => {
    expect(randomOffer(taxi, route, false)).not.toHaveProperty('stops');
  });
});
