import { DEPARTURE_WAIT_MS } from '@rotadas/contracts/providers/planned-offer';
import { A_PLANNED_INPUT } from '../../../test/support/a-planned-input.js';
import { plannedOffer } from '../../offers/domain/new-offer.js';
import { lapseOf, requireDeparture, settlePlans } from './departure.js';
import { nobodyYet, type Planner } from './planner.js';

const offer = plannedOffer(1, 7, A_PLANNED_INPUT, 100);
const later = plannedOffer(2, 7, { ...A_PLANNED_INPUT, departsAt: 5_001 }, 100);
const planner: Planner = {
  ...nobodyYet(7),
  plans: [offer, later].map((each) => ({ offer: each, changedAt: 100, isDue: false })),
};

describe('a departure', () => {
  it('is nothing to tell before its time', () => {
    expect(settlePlans(planner, 4_999)).toEqual({ next: planner, news: [] });
    expect(() => requireDeparture(offer, 4_999)).toThrow(
      expect.objectContaining({ code: 'departure-ahead', status: 409 }),
    );
  });

  it('is told at its time, once', () => {
    const { next, news } = settlePlans(planner, 5_000);
    expect(news).toEqual([{ kind: 'due', offer }]);
    expect(next.plans.map(({ isDue }) => isDue)).toEqual([true, false]);
    expect(settlePlans(next, 5_000).news).toEqual([]);
    expect(() => requireDeparture(offer, 5_000)).not.toThrow();
  });

  it('lapses when nobody began it half an hour later, told or not', () => {
    const lapse = 5_000 + DEPARTURE_WAIT_MS;
    expect(lapseOf(offer)).toBe(lapse);
    const told = settlePlans(planner, 5_001).next;
    expect(settlePlans(told, lapse - 1).news).toEqual([]);
    const { next, news } = settlePlans(told, lapse);
    expect(news).toEqual([{ kind: 'unplanned', offer, reason: 'lapsed' }]);
    expect(next.plans.map((plan) => plan.offer.id)).toEqual([2]);
    expect(settlePlans(planner, lapse).news.map(({ kind }) => kind)).toEqual(['unplanned', 'due']);
  });
});
