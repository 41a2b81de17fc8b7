import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { loadTestRoads } from '../../../test/support/test-roads.js';
import { NO_ROW } from './offer-columns.js';

const ESKISEHIR = { latitude: 39.777, longitude: 30.52 };
const AT_SEA = { latitude: 34.5, longitude: 30 };

describe('Offers', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  beforeAll(async () => void (roads = await loadTestRoads()));

  it('resolves the ends by name, and their nearest nodes', () => {
    const offers = roads.offers();
    const { from, to, positionAccess, endAccess, measure } = offers.add(anActiveProvider());
    expect(from).toMatchObject({ latitude: expect.closeTo(39.92, 1), longitude: expect.closeTo(32.85, 1) });
    expect(to).toMatchObject({ latitude: expect.closeTo(37.87, 1), longitude: expect.closeTo(32.48, 1) });
    const place = { latitude: 39.92, longitude: 32.85 };
    const followed = { searchedFrom: place, certainMetres: expect.any(Number) };
    expect(positionAccess).toEqual({ ...roads.router.access(place), ...followed });
    expect(endAccess).toEqual(to && roads.router.access(to));
    expect(measure).toBe('route');
  });

  it.each([
    ['taxi', 'Ankara', 'Konya', 'nearness'],
    ['moto_courier', 'nereye', 'olursa', 'nearness'],
    ['sea_tours', 'Ankara', 'Konya', 'nearness'],
    ['air_transport', 'Ankara', 'Konya', 'crossing'],
    ['companion', 'Ankara', 'Ankara', 'nearness'],
    ['companion', 'Ankara', 'teyzemin evi', 'name'],
    ['companion', 'teyzemin evi', 'Konya', 'route'],
  ] as const)('measures a %s from %s to %s by %s', (activeService, serviceFrom, serviceTo, measure) => {
    const provider = anActiveProvider({ activeService, serviceFrom, serviceTo });
    expect(roads.offers().add(provider).measure).toBe(measure);
  });

  it('compares only names while a provider is off the roads', () => {
    const offers = roads.offers();
    const offer = offers.add(anActiveProvider(AT_SEA));
    expect(offer.measure).toBe('name');
    offers.move(offer, { ...ESKISEHIR, at: 2_000 });
    expect(offer.measure).toBe('route');
  });

  it('lists rows at their nodes after moves, removals and additions', () => {
    const offers = roads.offers();
    const { columns } = offers;
    const all = Array.from({ length: 1_100 }, (_, at) => offers.add(anActiveProvider({ id: at + 1 })));
    for (const [at, offer] of all.entries()) {
      if (at % 3 === 0) offers.move(offer, { ...ESKISEHIR, at: 2_000 });
      if (at % 7 === 0) offers.remove(offer);
      if (at % 11 === 0 && at % 7 !== 0) offers.move(offer, { ...AT_SEA, at: 3_000 });
    }
    offers.add(anActiveProvider({ id: 2_000, ...ESKISEHIR }));
    const rowsByNode = new Map<number, number[]>();
    for (const { positionAccess, row } of columns.entries) {
      if (!positionAccess) continue;
      const { node } = positionAccess;
      rowsByNode.set(node, [...(rowsByNode.get(node) ?? []), row]);
    }
    for (const [node, rows] of rowsByNode) {
      const found: number[] = [];
      for (let row = columns.rowsByNode.first(node); row !== NO_ROW; row = columns.rowsByNode.next(row))
        found.push(row);
      expect(found.toSorted((a, b) => a - b)).toEqual(rows.toSorted((a, b) => a - b));
    }
    expect(rowsByNode.size).toBe(2);
    expect(columns.measuredBy('name')).toEqual(columns.entries.filter(({ measure }) => measure === 'name'));
  });

  it('measures the remaining route again at another node', () => {
    const offers = roads.offers();
    const { columns, remaining } = offers;
    const offer = offers.add(anActiveProvider());
    for (const place of [{}, ESKISEHIR]) {
      offers.move(offer, { ...offer.provider, ...place });
      remaining.measureAll([offer]);
      const tree = roads.router.distancesFrom(offer.endAccess?.node ?? 0);
      expect(columns.metres[offer.row]).toBe(tree.metres[offer.positionAccess?.node ?? 0]);
      expect(columns.seconds[offer.row]).toBe(tree.seconds[offer.positionAccess?.node ?? 0]);
    }
  });

  it('keeps rows without gaps, each with its values', () => {
    const offers = roads.offers();
    const [first, second, third] = [1, 2, 3].map((id) =>
      offers.add(anActiveProvider({ id, latitude: 39 + id / 10 })),
    );
    if (!first || !second || !third) throw new Error('three were added');
    offers.remaining.measureAll([third]);
    const metres = offers.columns.metres[third.row];
    offers.remove(first);
    expect(offers.columns.entries).toEqual([third, second]);
    expect([third.row, offers.columns.latitudes[0], offers.columns.metres[0]]).toEqual([0, 39.3, metres]);
  });

  it('grows beyond the first capacity', () => {
    const offers = roads.offers();
    for (let id = 1; id <= 1_100; id += 1) offers.add(anActiveProvider({ id, latitude: 39 + id / 1e4 }));
    const { columns } = offers;
    expect([columns.size, columns.latitudes[0], columns.latitudes[1_099]]).toEqual([1_100, 39.0001, 39.11]);
  });
});
