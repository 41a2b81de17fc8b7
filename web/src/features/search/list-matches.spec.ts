import type { Line, Match, MatchResult } from '@rotadas/contracts/matching/match';
import { aMatch, aProvider } from '../../../test/support/builders.js';
import { NO_FILTERS } from './filters.js';
import { listMatches, shouldSearchAgain, type MatchContext, toWatched } from './list-matches.js';
import type { GroupCount } from './group-counts.js';

const NOW = Date.now();
const TOMORROW = { departsAt: NOW + 24 * 3_600_000 };
const LATER = { departsAt: NOW + 48 * 3_600_000 };

const context: MatchContext = {
  query: { from: { placeId: 'province-10' }, to: { placeId: 'province-16' }, serviceType: 'all', limit: 50 },
  filters: NO_FILTERS,
  ownId: 7,
  linked: null,
  sort: 'fit',
  now: NOW,
};
const list = (matches: Match[], facts: Partial<MatchContext> = {}, nearMatches: Match[] = []) =>
  listMatches(
    { result: { route: null, router: 'embedded', matches, nearMatches }, failureText: null },
    { ...context, ...facts },
  );
const offers = ({ groups = [] }: ReturnType<typeof list>) =>
  groups.flatMap(({ matches }) => matches.map(({ provider: { id, departsAt } }) => [id, departsAt]));
const taxi = (id: number, distanceToPickupMetres = 2_000, offer: Partial<Match['provider']> = {}) =>
  aMatch(id, { reason: 'on-demand', distanceToPickupMetres }, offer);
const group = (name: GroupCount['name'], people: number, offersInGroup = people) => ({
  name,
  people,
  offers: offersInGroup,
});

it('lists the live offer of a provider first and the best plan after it', () => {
  const result = list([aMatch(1, {}, TOMORROW), aMatch(2), aMatch(1), aMatch(1, {}, LATER), aMatch(7)]);
  expect(offers(result)).toEqual([
    [1, undefined],
    [1, TOMORROW.departsAt],
    [2, undefined],
  ]);
  expect(result.outcome.counts).toEqual([group('onRoute', 2, 3)]);
});

it('lists the linked plan instead of a better one', () => {
  const linked = { providerId: 1, ...LATER };
  expect(offers(list([aMatch(1, {}, TOMORROW), aMatch(1, {}, LATER)], { linked }))).toEqual([
    [1, LATER.departsAt],
  ]);
});

it('lists passing offers before on-demand ones, and these by distance', () => {
  const result = list([taxi(1, 9_000), aMatch(2), taxi(3, 2_000), aMatch(4, { reason: 'name' })]);
  expect(offers(result).map(([id]) => id)).toEqual([2, 4, 3, 1]);
  expect(result.outcome.counts).toEqual([group('onRoute', 2), group('callable', 2)]);
  expect(result.outcome.hasNoOfferOnRoute).toBe(false);
});

it('on-demand offers count as passing only if their type is searched', () => {
  expect(list([taxi(1)]).outcome).toMatchObject({ counts: [group('callable', 1)], hasNoOfferOnRoute: true });
  const query = { ...context.query, serviceType: 'taxi' } as const;
  expect(list([taxi(1)], { query }).outcome.hasNoOfferOnRoute).toBe(false);
  expect(list([], { query }).outcome).toMatchObject({
    counts: [group('onRoute', 0)],
    hasNoOfferOnRoute: true,
  });
});

it('counts all listed rows, also near and on-demand ones', () => {
  const query = { ...context.query, serviceType: 'sea_tours' } as const;
  const result = list([], { query }, [taxi(1, 36_000)]);
  expect(offers(result)).toHaveLength(1);
  expect(result.outcome.counts).toEqual([group('near', 1)]);
  const both = list([taxi(2)], {}, [aMatch(1)]);
  expect(both.outcome.counts).toEqual([group('near', 1), group('callable', 1)]);
});

it('counts the offers outside the filters, besides on-demand ones only those that pass', () => {
  const filters = { ...NO_FILTERS, seats: 2 };
  const [small, large] = [{ seats: 1 }, { seats: 3 }];
  const filteredOut = (...matches: Match[]) => list(matches, { filters }).outcome.filteredOut;
  expect(filteredOut(aMatch(1, {}, small), taxi(2, 2_000, small))).toBe(2);
  expect(filteredOut(aMatch(1, {}, small), taxi(2, 2_000, small), taxi(3, 2_000, large))).toBe(1);
});

it('counts near offers outside the filters as long as no near offer is listed', () => {
  const filters = { ...NO_FILTERS, seats: 2 };
  const [small, large] = [aMatch(1, {}, { seats: 1 }), aMatch(2, {}, { seats: 3 })];
  expect(list([], { filters }, [small]).outcome).toMatchObject({
    counts: [group('onRoute', 0)],
    hasNoOfferOnRoute: true,
    filteredOut: 1,
  });
  expect(list([], { filters }, [small, large]).outcome).toMatchObject({
    counts: [group('near', 1)],
    filteredOut: 0,
  });
});

it('lists near offers that fit the filters while those that pass do not', () => {
  const filters = { ...NO_FILTERS, seats: 2 };
  const result = list([aMatch(1, {}, { seats: 1 })], { filters }, [aMatch(2, {}, { seats: 3 })]);
  expect(result.outcome).toMatchObject({ counts: [group('near', 1)], filteredOut: 1 });
});

it.each([
  ['unknown if the built-in roads make a long way round', 'embedded', 7_600, null],
  ['that of plausible built-in roads', 'embedded', 4_000, 4_000],
  ['that of OSRM, which has streets', 'osrm', 7_600, 7_600],
] as const)('the length of a short route is %s', (_case, router, distanceMetres, expected) => {
  const line: Line = [
    [32.8541, 39.9208],
    [32.825, 39.9235],
  ];
  const route = { distanceMetres, durationSeconds: 600, line };
  const { outcome } = listMatches(
    { result: { route, router, matches: [], nearMatches: [] }, failureText: null },
    context,
  );
  expect(outcome.route?.distanceMetres ?? null).toBe(expected);
});

describe('shouldSearchAgain', () => {
  const answer: MatchResult = {
    route: null,
    router: 'embedded',
    matches: [aMatch(1)],
    nearMatches: [aMatch(2)],
  };
  const watched = (...providers: ReturnType<typeof aProvider>[]) => toWatched(answer, providers);

  it('is false if providers move or come into view, or are not in the result', () => {
    expect(
      shouldSearchAgain(answer, watched(aProvider(1)), watched(aProvider(1, { latitude: 41 }), aProvider(2))),
    ).toBe(false);
    expect(shouldSearchAgain(answer, watched(aProvider(1), aProvider(3)), watched(aProvider(1)))).toBe(false);
    expect(shouldSearchAgain({ ...answer, nearMatches: [] }, watched(aProvider(2)), watched())).toBe(false);
  });

  it('is true if a provider of the result left or changed the offer', () => {
    expect(shouldSearchAgain(answer, watched(aProvider(1), aProvider(2)), watched(aProvider(1)))).toBe(true);
    expect(
      shouldSearchAgain(answer, watched(aProvider(1)), watched(aProvider(1, { serviceTo: 'Konya' }))),
    ).toBe(true);
  });

  it('is true if a provider listed only with a plan comes into view', () => {
    const planned = aMatch(1);
    planned.provider = aProvider(1, { departsAt: Date.now() + 3_600_000 });
    const onlyPlanned = { ...answer, matches: [planned] };
    const live = toWatched(onlyPlanned, [aProvider(1)]);
    expect(shouldSearchAgain(onlyPlanned, new Map(), live)).toBe(true);
    expect(shouldSearchAgain(onlyPlanned, live, live)).toBe(false);
  });
});
