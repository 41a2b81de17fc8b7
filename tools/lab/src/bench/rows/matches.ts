import { straightLineMetres } from '@rotadas/matching/routing/domain/point-index';
import { embeddedLegs, measureCandidate } from '@rotadas/matching/matches/domain/measured-match';
import { FITS } from '@rotadas/matching/matches/domain/fit';
import { findCandidates } from '@rotadas/matching/matches/domain/candidate-scan';
import { searchRoute } from '@rotadas/matching/matches/domain/searched-route';
import type { IndexedOffer } from '@rotadas/matching/offers/domain/offer';
import type { Offers } from '@rotadas/matching/offers/domain/offers';
import { TreeCache } from '@rotadas/matching/routing/domain/tree-cache';
import { Country, type SearchedEnds } from '../country.ts';
import { againstReference, alternate, type Row } from '../row.ts';

const PAGE = 20;

/** Row 12: share of the provider's route length. */
const DETOUR_SHARE = 0.2;
const RADIUS_METRES = 20_000;
/** Row 12: number of best matches whose detour is verified. */
const CANDIDATES = 50;

const searchFor = (limit: number) =>
  ({ serviceType: 'all', maxDetourMetres: undefined, tolerance: FITS, limit }) as const;

function routeOf({ start, end }: SearchedEnds, trees: TreeCache) {
  const route = searchRoute(start, end, trees);
  if (!route) throw new Error('no road joins the ends of a search');
  return route;
}

/** Row 10: a match among 100,000, compared with the two one-to-all searches that it needs. */
export const match: Row = {
  number: 10,
  what: 'a match among 100,000 online, exact for all, against two one-to-all searches',
  async run({ quick, rounds }) {
    const country = await Country.load();
    const { router } = country;
    const offers = country.offers(quick ? 1_000 : 100_000);
    const wishes = country.wishes(quick ? 10 : 200);
    /** As in the service, without a cached tree. */
    const findMatches = (wish: SearchedEnds): void => {
      const found = findCandidates(offers, routeOf(wish, new TreeCache(router)), searchFor(PAGE));
      if (offers.columns.size > PAGE * PAGE && found.length === 0) throw new Error('nothing was found');
    };
    const searchTrees = ({ start, end }: SearchedEnds): void => {
      router.distancesFrom(start.node);
      router.distancesFrom(end.node);
    };
    const results = await alternate(
      rounds,
      async () => millisecondsEach(wishes, findMatches),
      async () => millisecondsEach(wishes, searchTrees),
    );
    return [againstReference('', 'ms', results, { kind: 'at most', value: 2 })];
  },
};

function millisecondsEach<Item>(items: readonly Item[], work: (item: Item) => void): number {
  const startedAt = performance.now();
  for (const item of items) work(item);
  return (performance.now() - startedAt) / items.length;
}

/** Row 12: share of searches with a match, compared with a search around both ends. */
export const findsSomebody: Row = {
  number: 12,
  what: 'wishes that find somebody with a detour up to 20 %, against 20 km around both ends',
  async run({ quick, log }) {
    const country = await Country.load();
    const offers = country.offers(quick ? 500 : 10_000, ['companion']);
    const wishes = country.wishes(quick ? 50 : 5_000);
    const trees = new TreeCache(country.router);
    const served = wishes.filter((wish) => findsByDetour(offers, trees, wish)).length;
    const around = wishes.filter((wish) =>
      offers.columns.entries.some((offer) => isAround(offer, wish)),
    ).length;
    const percent = (count: number) => `${((100 * count) / wishes.length).toFixed(1)} %`;
    log(`${percent(served)} by detour, ${percent(around)} around both ends`);
    const rounds = { measured: [served], reference: [around] };
    return [againstReference('', 'wishes', rounds, { kind: 'at least', value: 1.25 })];
  },
};

function findsByDetour(offers: Offers, trees: TreeCache, { start, end }: SearchedEnds): boolean {
  const route = searchRoute(start, end, trees);
  if (!route) return false;
  return findCandidates(offers, route, searchFor(CANDIDATES)).some((candidate) => {
    const legs = embeddedLegs(offers.columns, route, candidate);
    if (!legs || candidate.coveredShare < 1) return false;
    const { detourMetres, restMetres } = measureCandidate(candidate, legs);
    return detourMetres <= DETOUR_SHARE * restMetres;
  });
}

function isAround({ provider, to }: IndexedOffer, { start, end }: SearchedEnds): boolean {
  return (
    to !== null &&
    straightLineMetres(provider.latitude, provider.longitude, start.latitude, start.longitude) <=
      RADIUS_METRES &&
    straightLineMetres(to.latitude, to.longitude, end.latitude, end.longitude) <= RADIUS_METRES
  );
}
