import { straightLineMetres } from '@rotadas/matching/routing/domain/point-index';
import { embeddedLegs, measureCandidate } from '@rotadas/matching/matches/domain/measured-match';
import { EXACT } from '@rotadas/matching/matches/domain/detour-limit';
import { ON_DEMAND_AREA } from '@rotadas/matching/offers/domain/on-demand-area';
import { findCandidates } from '@rotadas/matching/matches/candidate-scan';
import { searchRoute } from '@rotadas/matching/matches/domain/searched-route';
import type { IndexedOffer } from '@rotadas/matching/offers/domain/offer';
import type { OfferIndex } from '@rotadas/matching/offers/offer-index';
import { TreeCache } from '@rotadas/matching/routing/tree-cache';
import { Country, type SearchedEnds } from '../country.ts';
import { alternate, atLeast, atMost, comparedToReference, type Row } from '../row.ts';

const PAGE = 20;

/** Share of the provider's route length. */
const DETOUR_SHARE = 0.2;
const RADIUS_METRES = 20_000;
/** Number of best matches whose detour is verified. */
const CANDIDATES = 50;

const searchFor = (limit: number) =>
  ({
    serviceType: 'all',
    womenOnly: false,
    maxDetourMetres: undefined,
    tolerance: EXACT,
    onDemandArea: ON_DEMAND_AREA.inTownAtSea,
    limit,
    hidden: new Set<number>(),
  }) as const;

function findRoute({ start, end }: SearchedEnds, trees: TreeCache) {
  const route = searchRoute(start, end, trees);
  if (!route) throw new Error('no road connects the ends of a search');
  return route;
}

export const singleMatch: Row = {
  number: 10,
  what: 'a match among 100,000 online, exact for all, compared with two one-to-all searches',
  async run({ quick, rounds }) {
    const country = await Country.load();
    const { router } = country;
    const offers = country.offers(quick ? 1_000 : 100_000);
    const searches = country.randomSearches(quick ? 10 : 200);
    /** Searches as the service does, without a cached tree. */
    const findMatches = (search: SearchedEnds): void => {
      const found = findCandidates(offers, findRoute(search, new TreeCache(router)), searchFor(PAGE));
      if (offers.table.all.length > PAGE * PAGE && found.length === 0) throw new Error('nothing was found');
    };
    const searchTrees = ({ start, end }: SearchedEnds): void => {
      router.distancesFrom(start.node);
      router.distancesFrom(end.node);
    };
    const results = await alternate(
      rounds,
      async () => millisecondsEach(searches, findMatches),
      async () => millisecondsEach(searches, searchTrees),
    );
    return [comparedToReference('', 'ms', results, atMost(2))];
  },
};

function millisecondsEach<Item>(items: readonly Item[], work: (item: Item) => void): number {
  const startedAt = performance.now();
  for (const item of items) work(item);
  return (performance.now() - startedAt) / items.length;
}

export const matchHitRate: Row = {
  number: 12,
  what: 'searches with a match of at most 20 % detour, compared with 20 km around both ends',
  async run({ quick, log }) {
    const country = await Country.load();
    const offers = country.offers(quick ? 500 : 10_000, ['companion']);
    const searches = country.randomSearches(quick ? 50 : 5_000);
    const trees = new TreeCache(country.router);
    const served = searches.filter((search) => findsByDetour(offers, trees, search)).length;
    const around = searches.filter((search) =>
      offers.table.all.some((offer) => isAround(offer, search)),
    ).length;
    const percent = (count: number) => `${((100 * count) / searches.length).toFixed(1)} %`;
    log(`${percent(served)} by detour, ${percent(around)} around both ends`);
    const rounds = { measured: [served], reference: [around] };
    return [comparedToReference('', 'searches', rounds, atLeast(1.25))];
  },
};

function findsByDetour(offers: OfferIndex, trees: TreeCache, { start, end }: SearchedEnds): boolean {
  const route = searchRoute(start, end, trees);
  if (!route) return false;
  return findCandidates(offers, route, searchFor(CANDIDATES)).some((candidate) => {
    const legs = embeddedLegs(route, candidate);
    if (!legs || candidate.coveredShare < 1) return false;
    const { detourMetres, remainingMetres } = measureCandidate(candidate, legs);
    return detourMetres <= DETOUR_SHARE * remainingMetres;
  });
}

function isAround({ provider, end: offerEnd }: IndexedOffer, { start, end }: SearchedEnds): boolean {
  return (
    offerEnd !== null &&
    straightLineMetres(provider.latitude, provider.longitude, start.latitude, start.longitude) <=
      RADIUS_METRES &&
    straightLineMetres(offerEnd.latitude, offerEnd.longitude, end.latitude, end.longitude) <= RADIUS_METRES
  );
}
