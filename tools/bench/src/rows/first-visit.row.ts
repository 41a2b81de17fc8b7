import { firstVisit, type FirstVisit, type Line } from '../browser/first-visit.ts';
import { byItself } from '../result/outcome.ts';
import type { Row } from '../row.ts';
import { withProduct } from '../with-product.ts';

/** A line at the edge of a mobile network. */
const SLOW: Line = { bitsPerSecond: 500_000, latencyMs: 400 };

const KB = 1_000;

/**
 * Row 9: what a newcomer on a phone waits for, from an empty cache: JavaScript, and the map after
 * the sign-in.
 */
export const firstVisitRow: Row = {
  number: 9,
  what: 'first visit on a phone',
  run: (context) =>
    withProduct(context, async ({ apiUrl, emulatorHost }) => {
      const product = { url: apiUrl.replace('127.0.0.1', 'localhost'), authEmulator: emulatorHost };
      const fast: FirstVisit[] = [];
      const slow: FirstVisit[] = [];
      for (let round = 0; round < context.rounds; round += 1) {
        fast.push(await firstVisit(product));
        slow.push(await firstVisit(product, SLOW));
      }
      const of = (visits: readonly FirstVisit[], read: (visit: FirstVisit) => number) => visits.map(read);
      const atMost = (value: number) => ({ kind: 'at most', value }) as const;
      return [
        byItself(
          'JavaScript of /login',
          'kB',
          of(fast, (visit) => visit.loginBytes / KB),
          atMost(140),
        ),
        byItself(
          'JavaScript of home, more',
          'kB',
          of(fast, (visit) => visit.homeBytes / KB),
          atMost(320),
        ),
        byItself(
          'map after sign-in',
          's',
          of(fast, (visit) => visit.mapSeconds),
          atMost(2),
        ),
        byItself(
          'map after sign-in at 500 kbit/s',
          's',
          of(slow, (visit) => visit.mapSeconds),
          atMost(12),
        ),
      ];
    }),
};
