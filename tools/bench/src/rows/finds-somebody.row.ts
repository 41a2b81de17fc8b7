import { crowMetres } from '@rotadas/matching/geo/point-index';
import { embeddedLegs } from '@rotadas/matching/matches/domain/embedded-legs';
import { FITS } from '@rotadas/matching/matches/domain/fit';
import { measuredBy } from '@rotadas/matching/matches/domain/measured-match';
import { findAmong } from '@rotadas/matching/matches/domain/pass';
import { wishedWay } from '@rotadas/matching/matches/domain/wished-way';
import type { KeptOffer } from '@rotadas/matching/offers/domain/kept-offer';
import type { Offers } from '@rotadas/matching/offers/domain/offers';
import { TreeCache } from '@rotadas/matching/routing/tree-cache';
import { Country, type WishedEnds } from '../matching/country.ts';
import { againstReference } from '../result/outcome.ts';
import type { Row } from '../row.ts';

/** The greatest detour, of the way that the provider goes. */
const DETOUR_SHARE = 0.2;
const RADIUS_METRES = 20_000;
/** Among so many of the best somebody has a detour that is small enough, or nobody counts. */
const LIMIT = 50;

/** Row 12: how many wishes find somebody, against a search around both ends. */
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
    log(`${percent(served, wishes)} by detour, ${percent(around, wishes)} around both ends`);
    const rounds = { measured: [served], reference: [around] };
    return [againstReference('', 'wishes', rounds, { kind: 'at least', value: 1.25 })];
  },
};

/** Whether somebody takes me all my way with a detour that is small enough. */
function findsByDetour(offers: Offers, trees: TreeCache, { start, end }: WishedEnds): boolean {
  const way = wishedWay(start, end, trees);
  if (!way) return false;
  const asked = { serviceType: 'all', maxDetourMetres: undefined, tolerance: FITS, limit: LIMIT } as const;
  return findAmong(offers, way, asked).some((candidate) => {
    const legs = embeddedLegs(offers.columns, way, candidate);
    if (!legs || candidate.coveredShare < 1) return false;
    const { detourMetres, restMetres } = measuredBy(candidate, legs);
    return detourMetres <= DETOUR_SHARE * restMetres;
  });
}

function isAround({ provider, to }: KeptOffer, { start, end }: WishedEnds): boolean {
  return (
    to !== null &&
    crowMetres(provider.latitude, provider.longitude, start.latitude, start.longitude) <= RADIUS_METRES &&
    crowMetres(to.latitude, to.longitude, end.latitude, end.longitude) <= RADIUS_METRES
  );
}

function percent(count: number, all: readonly unknown[]): string {
  return `${((100 * count) / all.length).toFixed(1)} %`;
}
