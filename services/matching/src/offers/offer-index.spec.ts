import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { eventually } from '@rotadas/test-kit/eventually';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { NO_ROW, type OfferTable } from './offer-table.js';

const ESKISEHIR = { latitude: 39.777, longitude: 30.52 };
const AT_SEA = { latitude: 34.5, longitude: 30 };

describe('OfferIndex', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  beforeAll(async () => void (roads = await loadTestRoads()));

  it('resolves the ends by name, and their nearest nodes', () => {
    const offers = roads.offers();
    const { from, position, end, measure } = offers.add(anActiveProvider());
    expect(from).toMatchObject({ latitude: expect.closeTo(39.92, 1), longitude: expect.closeTo(32.85, 1) });
    expect(end).toMatchObject({ latitude: expect.closeTo(37.87, 1), longitude: expect.closeTo(32.48, 1) });
    const place = { latitude: 39.92, longitude: 32.85 };
    expect(position).toEqual({
      ...roads.snap(place),
      searchedFrom: place,
      certainMetres: expect.any(Number),
    });
    expect(end).toEqual(end && roads.snap(end));
    expect(measure).toBe('route');
  });

  it.each([
    ['taxi', 'Ankara', 'Konya', 'on-demand'],
    ['taxi', 'Ankara', 'Ankara', 'on-demand'],
    ['shuttle', 'Ankara', 'Ankara', 'on-demand'],
    ['moto_courier', 'nereye', 'olursa', 'on-demand'],
    ['sea_tours', 'Ankara', 'Konya', 'on-demand'],
    ['air_transport', 'Ankara', 'Konya', 'crossing'],
    ['companion', 'Ankara', 'Ankara', 'on-demand'],
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

  const rowsAt = (table: OfferTable, node: number): number[] => {
    const rows: number[] = [];
    for (let row = table.first(node); row !== NO_ROW; row = table.next(row)) rows.push(row);
    return rows.toSorted((a, b) => a - b);
  };

  it('lists offers at their nodes after moves, removals and additions', () => {
    const offers = roads.offers();
    const { table } = offers;
    const all = Array.from({ length: 200 }, (_, index) => offers.add(anActiveProvider({ id: index + 1 })));
    for (const [index, offer] of all.entries()) {
      if (index % 3 === 0) offers.move(offer, { ...ESKISEHIR, at: 2_000 });
      if (index % 5 === 0) offers.change(offer, { ...offer.provider, stops: ['Kulu'] });
      if (index % 7 === 0) offers.remove(offer);
      if (index % 11 === 0 && index % 7 !== 0) offers.move(offer, { ...AT_SEA, at: 3_000 });
    }
    offers.add(anActiveProvider({ id: 2_000, ...ESKISEHIR }));
    expect(table.all.map(({ row }) => row)).toEqual([...table.all.keys()]);
    const withStops = table.all.filter(({ measure, stops }) => measure === 'route' && stops.length > 0);
    expect(table.withStops).toEqual(new Set(withStops));
    const listed = table.all.filter((offer) => offer.position && !table.withStops.has(offer));
    const byNode = Map.groupBy(listed, ({ position }) => position?.node ?? NO_ROW);
    expect(byNode.size).toBe(2);
    for (const [node, group] of byNode)
      expect(rowsAt(table, node)).toEqual(group.map(({ row }) => row).toSorted((a, b) => a - b));
  });

  it('knows the greatest access at a node, while offers are listed there', () => {
    const offers = roads.offers();
    const { table } = offers;
    const offer = offers.add(anActiveProvider(ESKISEHIR));
    const { node, metres } = roads.snap(ESKISEHIR);
    const access = () => [table.isEmpty(node), table.greatestAccess[node]];
    expect(access()).toEqual([false, metres]);
    offers.move(offer, { ...ESKISEHIR, latitude: ESKISEHIR.latitude + 0.001, at: 2_000 });
    const moved = Math.max(metres, offer.position?.metres ?? 0);
    expect([offer.position?.node, ...access()]).toEqual([node, false, moved]);
    offers.remove(offer);
    expect(table.isEmpty(node)).toBe(true);
    const [longitude, latitude] = roads.router.pointAt(node);
    offers.add(anActiveProvider({ latitude, longitude }));
    expect(access()).toEqual([false, 0]);
  });

  it('measures the route again at another node', () => {
    const offers = roads.offers();
    const { table } = offers;
    const offer = offers.add(anActiveProvider());
    for (const place of [{}, ESKISEHIR]) {
      offers.move(offer, { ...offer.provider, ...place });
      offers.measureAll([offer]);
      const tree = roads.router.distancesFrom(offer.end?.node ?? 0);
      const node = offer.position?.node ?? 0;
      expect(offer.ahead?.toFirst).toEqual({ metres: tree.metres[node], seconds: tree.seconds[node] });
      expect(table.metres[offer.row]).toBe(tree.metres[node]);
    }
  });

  it('measures routes in the background', async () => {
    const roadsOnly = await loadTestRoads();
    const offers = roadsOnly.offers();
    const [direct, withStop] = [
      offers.add(anActiveProvider()),
      offers.add(anActiveProvider({ stops: ['Kulu'] })),
    ];
    expect([direct.ahead, withStop.ahead]).toEqual([null, null]);
    await eventually('both are measured', async () => direct.ahead !== null && withStop.ahead !== null);
    expect(withStop.ahead?.points).toHaveLength(2);
  });

  it('keeps rows without gaps, each with its values', () => {
    const offers = roads.offers();
    const [first, second, third] = [1, 2, 3].map((id) =>
      offers.add(anActiveProvider({ id, latitude: 39 + id / 10 })),
    );
    if (!first || !second || !third) throw new Error('three were added');
    offers.measureAll([third]);
    const metres = third.ahead?.toFirst.metres;
    offers.remove(first);
    expect(offers.table.all).toEqual([third, second]);
    expect([third.row, offers.table.endNodes[0], offers.table.metres[0]]).toEqual([
      0,
      third.end?.node,
      metres,
    ]);
  });
});
