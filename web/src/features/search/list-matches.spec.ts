import type { Match, MatchResult } from '@rotadas/contracts/matching/match';
import { aMatch, aProvider } from '../../../test/support/builders.js';
import { NO_FILTERS } from './filters.js';
import { listMatches, isOutdated, type MatchContext, toWatched } from './list-matches.js';

const NOW = Date.now();
const TOMORROW = { departsAt: NOW + 24 * 3_600_000 };
const LATER = { departsAt: NOW + 48 * 3_600_000 };

const seeker: MatchContext = {
  query: { from: { placeId: 'province-10' }, to: { placeId: 'province-16' }, serviceType: 'all', limit: 50 },
  filters: NO_FILTERS,
  ownId: 7,
  linked: null,
  now: NOW,
};
const found = (matches: Match[], facts: Partial<MatchContext> = {}) =>
  listMatches(
    { answer: { route: null, router: 'embedded', matches, nearly: [] }, failed: null },
    { ...seeker, ...facts },
  );
const offers = ({ matches = [] }: ReturnType<typeof found>) =>
  matches.map(({ provider: { id, departsAt } }) => [id, departsAt]);

it('lists the live offer of a person first and the best plan after it', () => {
  const result = found([aMatch(1, {}, TOMORROW), aMatch(2), aMatch(1), aMatch(1, {}, LATER), aMatch(7)]);
  expect(offers(result)).toEqual([
    [1, undefined],
    [1, TOMORROW.departsAt],
    [2, undefined],
  ]);
  expect(result.outcome.count).toBe(2);
});

it('lists the plan that a link names in place of a better one', () => {
  const linked = { providerId: 1, ...LATER };
  expect(offers(found([aMatch(1, {}, TOMORROW), aMatch(1, {}, LATER)], { linked }))).toEqual([
    [1, LATER.departsAt],
  ]);
});

it('lists those that pass the route before those that can be called, of these the nearest first', () => {
  const taxi = (id: number, distanceToPickupMetres: number) =>
    aMatch(id, { reason: 'nearness', distanceToPickupMetres });
  const result = found([taxi(1, 9_000), aMatch(2), taxi(3, 2_000), aMatch(4, { reason: 'name' })]);
  expect(offers(result).map(([id]) => id)).toEqual([2, 4, 3, 1]);
  expect(result.outcome).toMatchObject({ count: 4, nobodyPasses: false });
});

it('those that can be called pass no route, unless their type is what is searched', () => {
  const taxi = aMatch(1, { reason: 'nearness' });
  expect(found([taxi]).outcome).toMatchObject({ count: 1, nobodyPasses: true });
  const query = { ...seeker.query, serviceType: 'taxi' } as const;
  expect(found([taxi], { query }).outcome.nobodyPasses).toBe(false);
  expect(found([], { query }).outcome.nobodyPasses).toBe(true);
});

describe('an answer', () => {
  const answer: MatchResult = { route: null, router: 'embedded', matches: [aMatch(1)], nearly: [aMatch(2)] };
  const seen = (...providers: ReturnType<typeof aProvider>[]) => toWatched(answer, providers);

  it('is not out of date by who moves, comes into view, or is not in it', () => {
    expect(isOutdated(answer, seen(aProvider(1)), seen(aProvider(1, { latitude: 41 }), aProvider(2)))).toBe(
      false,
    );
    expect(isOutdated(answer, seen(aProvider(1), aProvider(3)), seen(aProvider(1)))).toBe(false);
    expect(isOutdated({ ...answer, nearly: [] }, seen(aProvider(2)), seen())).toBe(false);
  });

  it('is out of date when one of those in it went, or changed the offer', () => {
    expect(isOutdated(answer, seen(aProvider(1), aProvider(2)), seen(aProvider(1)))).toBe(true);
    expect(isOutdated(answer, seen(aProvider(1)), seen(aProvider(1, { serviceTo: 'Konya' })))).toBe(true);
  });

  it('is out of date when somebody of whom it has only a plan comes into view', () => {
    const planned = aMatch(1);
    planned.provider = aProvider(1, { departsAt: Date.now() + 3_600_000 });
    const onlyPlanned = { ...answer, matches: [planned] };
    const live = toWatched(onlyPlanned, [aProvider(1)]);
    expect(isOutdated(onlyPlanned, new Map(), live)).toBe(true);
    expect(isOutdated(onlyPlanned, live, live)).toBe(false);
  });
});
