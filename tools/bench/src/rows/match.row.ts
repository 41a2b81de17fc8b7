import { FITS } from '@rotadas/matching/matches/domain/fit';
import { findAmong } from '@rotadas/matching/matches/domain/pass';
import { wishedWay } from '@rotadas/matching/matches/domain/wished-way';
import type { Offers } from '@rotadas/matching/offers/domain/offers';
import { TreeCache } from '@rotadas/matching/routing/tree-cache';
import { Country, type WishedEnds } from '../matching/country.ts';
import { alternate } from '../measure/alternate.ts';
import { againstReference } from '../result/outcome.ts';
import type { Row } from '../row.ts';

/** As many as a page of matches has. */
const LIMIT = 20;

/** Row 10: a match among 100,000 against the two searches to all nodes that it needs. */
export const match: Row = {
  number: 10,
  what: 'a match among 100,000 online, exact for all, against two one-to-all searches',
  async run({ quick, rounds }) {
    const country = await Country.load();
    const offers = country.offers(quick ? 1_000 : 100_000);
    const wishes = country.wishes(quick ? 10 : 200);
    const results = await alternate(
      rounds,
      async () => millisecondsEach(wishes, (wish) => findMatches(country, offers, wish)),
      async () => millisecondsEach(wishes, ({ start, end }) => treesOf(country, start.node, end.node)),
    );
    return [againstReference('', 'ms', results, { kind: 'at most', value: 2 })];
  },
};

/** A match as the service finds it, with no tree at hand. */
function findMatches({ router }: Country, offers: Offers, { start, end }: WishedEnds): void {
  const way = wishedWay(start, end, new TreeCache(router));
  if (!way) throw new Error('no road joins a wish');
  const found = findAmong(offers, way, {
    serviceType: 'all',
    maxDetourMetres: undefined,
    tolerance: FITS,
    limit: LIMIT,
  });
  if (offers.columns.size > LIMIT * LIMIT && found.length === 0) throw new Error('nobody was found');
}

function treesOf({ router }: Country, start: number, end: number): void {
  router.distancesFrom(start);
  router.distancesFrom(end);
}

function millisecondsEach<Item>(items: readonly Item[], work: (item: Item) => void): number {
  const began = performance.now();
  for (const item of items) work(item);
  return (performance.now() - began) / items.length;
}
