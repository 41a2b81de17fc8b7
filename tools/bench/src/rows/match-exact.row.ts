import { FITS } from '@rotadas/matching/matches/domain/fit';
import { findAmong } from '@rotadas/matching/matches/domain/pass';
import { wishedWay } from '@rotadas/matching/matches/domain/wished-way';
import { TreeCache } from '@rotadas/matching/routing/tree-cache';
import { Country } from '../matching/country.ts';
import { PathSearches } from '../matching/path-searches.ts';
import { byItself } from '../result/outcome.ts';
import type { Row } from '../row.ts';

const FIRST = 10;

/** Row 11: the first ten of a pass against path searches of the same router for every offer. */
export const matchExact: Row = {
  number: 11,
  what: 'the same first ten matches as path searches for every offer, 500 wishes',
  async run({ quick }) {
    const country = await Country.load();
    const offers = country.offers(quick ? 50 : 200);
    const wishes = country.wishes(quick ? 10 : 500);
    const searches = new PathSearches(country.router, offers.columns.entries);
    const trees = new TreeCache(country.router);
    const same = wishes.filter((wish) => {
      const way = wishedWay(wish.start, wish.end, trees);
      if (!way) throw new Error('no road joins a wish');
      const asked = {
        serviceType: 'all',
        maxDetourMetres: undefined,
        tolerance: FITS,
        limit: FIRST,
      } as const;
      const found = findAmong(offers, way, asked).map(({ offer }) => offer.provider.id);
      return found.join() === searches.best(wish, FIRST).join();
    });
    const share = same.length / wishes.length;
    return [byItself('', 'of the wishes', [share], { kind: 'at least', value: 0.99 })];
  },
};
