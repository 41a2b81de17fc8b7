import { DEPARTURE_WAIT_MS, type PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { OfferPlaceResolver } from './offer-place-resolver.js';
import { OfferIndex } from './offer-index.js';
import { PlannedMirror } from './planned-mirror.js';

const DEPARTS_AT = 1_000_000;
const IZMIR = { latitude: 38.4192, longitude: 27.1287 };

const plan = (offerId: number, known: Partial<PlannedProvider> = {}): PlannedProvider => ({
  ...anActiveProvider({ id: 7, serviceFrom: 'İzmir', serviceTo: 'Bursa', ...IZMIR }),
  departsAt: DEPARTS_AT,
  offerId,
  ...known,
});

describe('PlannedMirror', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  let offers: OfferIndex;
  let mirror: PlannedMirror;
  beforeAll(async () => void (roads = await loadTestRoads()));
  beforeEach(() => {
    const resolver = new OfferPlaceResolver(roads.places);
    offers = new OfferIndex(roads.router, resolver, roads.trees);
    mirror = new PlannedMirror(offers, resolver);
  });

  const destinations = () => offers.table.all.map(({ provider }) => provider.serviceTo);

  it('adds, changes and removes planned offers one by one', () => {
    mirror.put(7, [plan(1), plan(2, { serviceTo: 'Konya' })]);
    expect(destinations()).toEqual(['Bursa', 'Konya']);
    mirror.put(7, [plan(1, { serviceTo: 'Manisa' }), plan(2, { serviceTo: 'Konya' })]);
    expect(destinations()).toEqual(['Manisa', 'Konya']);
    mirror.put(7, [plan(2, { serviceTo: 'Konya' })]);
    expect(destinations()).toEqual(['Konya']);
    expect(mirror.userIds()).toEqual([7]);
    mirror.put(7, []);
    expect([destinations(), mirror.userIds()]).toEqual([[], []]);
  });

  it('places offers at their start, else at their end with names only', () => {
    const nowhere = { latitude: null, longitude: null };
    const unknown = { ...nowhere, serviceFrom: 'Atlantis' };
    mirror.put(7, [plan(1, nowhere), plan(2, unknown), plan(3, { ...unknown, serviceTo: 'Lemurya' })]);
    const known = offers.table.all.map(({ measure, position, provider }) => [
      measure,
      position !== null,
      Math.round(provider.latitude),
      Math.round(provider.longitude),
    ]);
    expect(known).toEqual([
      ['route', true, 38, 27],
      ['name', false, 40, 29],
      ['name', false, 39, 35],
    ]);
    mirror.put(7, [plan(2)]);
    expect(offers.table.all.map(({ measure }) => measure)).toEqual(['route']);
  });

  it('removes offers half an hour after their departure', () => {
    mirror.put(7, [plan(1), plan(2, { departsAt: DEPARTS_AT + 1 })]);
    mirror.expire(DEPARTS_AT + DEPARTURE_WAIT_MS - 1);
    expect(destinations()).toHaveLength(2);
    mirror.expire(DEPARTS_AT + DEPARTURE_WAIT_MS);
    expect(offers.table.all.map(({ provider }) => provider.departsAt)).toEqual([DEPARTS_AT + 1]);
  });
});
