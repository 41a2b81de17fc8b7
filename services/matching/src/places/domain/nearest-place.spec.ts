import { NearestPlaces } from './place-index.js';
import type { Place } from './place.js';

const place = (known: Partial<Place>): Place => ({
  id: 'district-1421',
  name: 'Kadıköy',
  kind: 'district',
  district: 'Kadıköy',
  province: 'İstanbul',
  latitude: 40.991,
  longitude: 29.028,
  aliases: [],
  ...known,
});
const kadikoy = place({});
const moda = place({ id: 'poi-moda', name: 'Moda', latitude: 40.981, longitude: 29.026 });
const istanbul = place({ id: 'province-34', kind: 'province', latitude: 40.9815, longitude: 29.026 });
const nearest = new NearestPlaces([istanbul, kadikoy, moda]);

it('names the nearest place, and how far it is', () => {
  expect(nearest.find(40.99, 29.028)).toEqual({ place: kadikoy, distanceMetres: 111 });
});

it('names no province', () => {
  expect(nearest.find(40.9815, 29.026)?.place).toBe(moda);
});

it.each([
  ['far from all places', 36, 33],
  ['on the other side of the earth', -40, -150],
  ['that is no number', NaN, 29],
  ['without end', 40, Infinity],
])('names none for a point %s', (_, latitude, longitude) => {
  expect(nearest.find(latitude, longitude)).toBeNull();
});
