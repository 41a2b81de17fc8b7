import { aSavedRoute } from '../../../test/support/builders.js';
import { isCoveredBy } from './route-to-save.js';

const saved = aSavedRoute(1, {
  from: { name: 'Kadıköy', placeId: 'd-1', point: { latitude: 40.99, longitude: 29.03 } },
  to: { name: 'Kızılay yakını', placeId: null, point: { latitude: 39.92, longitude: 32.85 } },
});
const route = {
  from: { placeId: 'd-1' },
  to: { latitude: 39.92, longitude: 32.85 },
  serviceType: 'taxi',
} as const;

it('a saved route covers the same ends, for its own type or for all', () => {
  expect(isCoveredBy(saved, route)).toBe(true);
  expect(isCoveredBy({ ...saved, serviceType: 'taxi' }, route)).toBe(true);
  expect(isCoveredBy({ ...saved, serviceType: 'cargo' }, route)).toBe(false);
  expect(isCoveredBy({ ...saved, serviceType: 'taxi' }, { ...route, serviceType: 'all' })).toBe(false);
});

it('compares names case-insensitively by Turkish rules', () => {
  expect(isCoveredBy(saved, { ...route, from: { name: 'KADIKÖY' } })).toBe(true);
  expect(isCoveredBy(saved, { ...route, from: { name: 'Kadiköy' } })).toBe(false);
});

it.each([
  ['another place', { from: { placeId: 'd-2' } }],
  ['another point', { to: { latitude: 39.93, longitude: 32.85 } }],
  ['a point where a place was chosen', { from: { latitude: 40.99, longitude: 29.03 } }],
])('a saved route does not cover %s', (_what, other) => {
  expect(isCoveredBy(saved, { ...route, ...other })).toBe(false);
});

it('an expired route covers nothing', () => {
  expect(isCoveredBy({ ...saved, isActive: false }, route)).toBe(false);
});
