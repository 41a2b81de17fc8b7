import type { Match, MatchResult } from '@rotadas/contracts/matching/match';
import { aMatch, aProvider } from '../../../test/support/builders.js';
import { NO_FILTERS } from './filters.js';
import { listMatches, isOutdated, type MatchContext, toWatched } from './list-matches.js';

const NOW = Date.now();
const TOMORROW = { departsAt: NOW + 24 * 3_600_000 };
const LATER = { departsAt: NOW + 48 * 3_600_000 };

const context: MatchContext = {
  query: { from: { placeId: 'province-10' }, to: { placeId: 'province-16' }, serviceType: 'all', limit: 50 },
  filters: NO_FILTERS,
  ownId: 7,
  linked: null,
  now: NOW,
};
const list = (matches: Match[], facts: Partial<MatchContext> = {}) =>
  listMatches(
    { result: { route: null, router: 'embedded', matches, nearly: [] }, failureText: null },
    { ...context, ...facts },
  );
const offers = ({ matches = [] }: ReturnType<typeof list>) =>
  matches.map(({ provider: { id, departsAt } }) => [id, departsAt]);

it('lists the live offer of a provider first and the best plan after it', () => {
  const result = list([aMatch(1, {}, TOMORROW), aMatch(2), aMatch(1), aMatch(1, {}, LATER), aMatch(7)]);
  expect(offers(result)).toEqual([
    [1, undefined],
    [1, TOMORROW.departsAt],
    [2, undefined],
  ]);
  expect(result.outcome.count).toBe(2);
});

it('lists the linked plan instead of a better one', () => {
  const linked = { providerId: 1, ...LATER };
  expect(offers(list([aMatch(1, {}, TOMORROW), aMatch(1, {}, LATER)], { linked }))).toEqual([
    [1, LATER.departsAt],
  ]);
});

it('lists passing offers before callable ones, and these by distance', () => {
  const taxi = (id: number, distanceToPickupMetres: number) =>
    aMatch(id, { reason: 'nearness', distanceToPickupMetres });
  const result = list([taxi(1, 9_000), aMatch(2), taxi(3, 2_000), aMatch(4, { reason: 'name' })]);
  expect(offers(result).map(([id]) => id)).toEqual([2, 4, 3, 1]);
  expect(result.outcome).toMatchObject({ count: 4, hasNoPassingOffer: false });
});

it('callable offers count as passing only if their type is searched', () => {
  const taxi = aMatch(1, { reason: 'nearness' });
  expect(list([taxi]).outcome).toMatchObject({ count: 1, hasNoPassingOffer: true });
  const query = { ...context.query, serviceType: 'taxi' } as const;
  expect(list([taxi], { query }).outcome.hasNoPassingOffer).toBe(false);
  expect(list([], { query }).outcome.hasNoPassingOffer).toBe(true);
});

describe('isOutdated', () => {
  const answer: MatchResult = { route: null, router: 'embedded', matches: [aMatch(1)], nearly: [aMatch(2)] };
  const watched = (...providers: ReturnType<typeof aProvider>[]) => toWatched(answer, providers);

  it('is false if providers move or come into view, or are not in the result', () => {
    expect(
      isOutdated(answer, watched(aProvider(1)), watched(aProvider(1, { latitude: 41 }), aProvider(2))),
    ).toBe(false);
    expect(isOutdated(answer, watched(aProvider(1), aProvider(3)), watched(aProvider(1)))).toBe(false);
    expect(isOutdated({ ...answer, nearly: [] }, watched(aProvider(2)), watched())).toBe(false);
  });

  it('is true if a provider of the result left or changed the offer', () => {
    expect(isOutdated(answer, watched(aProvider(1), aProvider(2)), watched(aProvider(1)))).toBe(true);
    expect(isOutdated(answer, watched(aProvider(1)), watched(aProvider(1, { serviceTo: 'Konya' })))).toBe(
      true,
    );
  });

  it('is true if a provider listed only with a plan comes into view', () => {
    const planned = aMatch(1);
    planned.provider = aProvider(1, { departsAt: Date.now() + 3_600_000 });
    const onlyPlanned = { ...answer, matches: [planned] };
    const live = toWatched(onlyPlanned, [aProvider(1)]);
    expect(isOutdated(onlyPlanned, new Map(), live)).toBe(true);
    expect(isOutdated(onlyPlanned, live, live)).toBe(false);
  });
});
