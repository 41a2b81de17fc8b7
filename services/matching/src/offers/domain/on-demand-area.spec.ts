import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { loadTestRoads } from '../../../test/support/test-roads.js';
import { findOnDemandArea, servesOnDemand } from './on-demand-area.js';

const PLACES = {
  Kızılay: { latitude: 39.9208, longitude: 32.8541 },
  Gölbaşı: { latitude: 39.79, longitude: 32.81 },
  Şereflikoçhisar: { latitude: 38.94, longitude: 33.54 },
  Eskişehir: { latitude: 39.777, longitude: 30.52 },
  Kadıköy: { latitude: 40.99, longitude: 29.03 },
  Beşiktaş: { latitude: 41.043, longitude: 29.005 },
  Gebze: { latitude: 40.8, longitude: 29.43 },
} as const;
type Name = keyof typeof PLACES;

describe('findOnDemandArea', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  beforeAll(async () => void (roads = await loadTestRoads()));

  it.each<[Name, Name, ServiceType, boolean]>([
    ['Kızılay', 'Gölbaşı', 'taxi', true],
    ['Kızılay', 'Gölbaşı', 'moto_courier', true],
    ['Kızılay', 'Gölbaşı', 'sea_tours', false], // no sea
    ['Kızılay', 'Şereflikoçhisar', 'taxi', false], // 150 km
    ['Kızılay', 'Eskişehir', 'moto_courier', false],
    ['Kadıköy', 'Beşiktaş', 'sea_tours', true],
    ['Kadıköy', 'Gebze', 'taxi', false], // another province
  ])('from %s to %s a %s can be called: %s', (from, to, type, expected) => {
    const [start, end] = [PLACES[from], PLACES[to]];
    const { distanceMetres } = roads.router.route(start, end);
    expect(servesOnDemand(type, findOnDemandArea(roads.places, start, end, distanceMetres))).toBe(expected);
  });
});
