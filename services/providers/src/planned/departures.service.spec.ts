import { jest } from '@jest/globals';
import { DEPARTURE_WAIT_MS, type PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { aPlan } from '../../test/support/provider-calls.js';
import {
  type ProvidersInMemory,
  providersInMemory,
} from '../../test/support/in-memory/providers-in-memory.js';
import { DeparturesService } from './departures.service.js';
import { PlannedListService } from './planned-list.service.js';
import { PlannedService } from './planned.service.js';

const UNKNOWN = { code: 'planned-offer-unknown', status: 404 };

describe('DeparturesService', () => {
  let service: ProvidersInMemory;
  let departures: DeparturesService;
  let userId: number;
  let offer: PlannedOffer;

  beforeEach(async () => {
    jest.useFakeTimers();
    service = await providersInMemory();
    departures = service.get(DeparturesService);
    userId = service.users.add().id;
    offer = await service.get(PlannedService).plan(userId, aPlan());
  });
  afterEach(() => jest.useRealTimers());

  const news = () => service.planners.news.map((each) => ('reason' in each ? each.reason : each.kind));
  const isPlanned = async () => (await service.get(PlannedListService).own(userId)).offers.length === 1;

  it('lets an offer depart from its departure on', async () => {
    jest.setSystemTime(offer.departsAt - 1);
    const ahead = { code: 'departure-ahead', status: 409 };
    await expect(departures.departing(userId, offer.id)).rejects.toMatchObject(ahead);
    jest.setSystemTime(offer.departsAt);
    const begun = await departures.departing(userId, offer.id);
    expect(begun).toMatchObject({ id: offer.id, isActive: true });
    expect(Object.keys(begun)).not.toContain('departsAt');
  });

  it("knows no offer of another user's", async () => {
    jest.setSystemTime(offer.departsAt);
    const { id: other } = service.users.add();
    await expect(departures.departing(other, offer.id)).rejects.toMatchObject(UNKNOWN);
    await expect(departures.departing(userId, offer.id + 1)).rejects.toMatchObject(UNKNOWN);
  });

  it('drops an offer that has begun, once', async () => {
    await departures.begun(userId, offer.id);
    await departures.begun(userId, offer.id);
    expect(await isPlanned()).toBe(false);
    expect(news()).toEqual(['planned', 'begun']);
    await expect(departures.departing(userId, offer.id)).rejects.toMatchObject(UNKNOWN);
  });

  it('reports a departure once, and drops the offer half an hour later', async () => {
    await departures.settle(userId);
    expect(news()).toEqual(['planned']);
    jest.setSystemTime(offer.departsAt);
    await departures.settle(userId);
    await departures.settle(userId);
    expect([news(), await isPlanned()]).toEqual([['planned', 'due'], true]);
    jest.setSystemTime(offer.departsAt + DEPARTURE_WAIT_MS);
    await departures.settle(userId);
    expect([news(), await isPlanned()]).toEqual([['planned', 'due', 'lapsed'], false]);
  });

  it('settles all users whose offers depart', async () => {
    const { id: later } = service.users.add();
    await service.get(PlannedService).plan(later, aPlan({ departsAt: offer.departsAt + 1 }));
    jest.setSystemTime(offer.departsAt);
    await departures.settleAll();
    expect(news()).toEqual(['planned', 'planned', 'due']);
    jest.setSystemTime(offer.departsAt + 1);
    await departures.settleAll();
    expect(news()).toEqual(['planned', 'planned', 'due', 'due']);
  });
});
