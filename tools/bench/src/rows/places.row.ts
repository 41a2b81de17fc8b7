import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { bringOnline } from '@rotadas/load/fleet/bring-online';
import { delaysAndCost } from '../http/delays-and-cost.ts';
import type { Row } from '../row.ts';
import { withProduct } from '../with-product.ts';

const AT_ONCE = 8;

const GOAL_MS = 20;

/** Names, prefixes as they are typed, words in another order, codes and slips of the pen. */
const TEXTS = [
  'k',
  'ka',
  'kadı',
  'Kadıköy',
  'kadikoy',
  'Kadıöky',
  'Karşıyaka, İzmir',
  'karsiyaka izmir',
  'Taksim',
  'Kızılay',
  'aşti',
  'sabiha gökçen',
  'SAW',
  'esenler otogar',
  'otogar esenler',
  'yenimahalle',
  'cumhuriyet mah',
  'Beşiktaş',
  'bilinmeyen yer',
  'ankara üniversitesi',
] as const;

const NEAR = ['', '&near=41.01,28.98', '&near=39.92,32.85', '&near=38.42,27.14'] as const;

/** Row 16: places while they are typed. */
export const placesRow: Row = {
  number: 16,
  what: 'GET /api/places, 8 at once',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds } = context;
      const { path } = matchingCalls.searchPlaces;
      const [user] = await bringOnline(product, 1);
      const headers = { authorization: `Bearer ${user?.token}` };
      const paths = NEAR.flatMap((near) => TEXTS.map((q) => `${path}?q=${encodeURIComponent(q)}${near}`));
      return delaysAndCost(product, {
        rounds,
        goalMs: GOAL_MS,
        shotsOf() {
          let next = 0;
          return {
            url: product.apiUrl,
            connections: AT_ONCE,
            seconds: quick ? 2 : 10,
            prepare(client) {
              const first = (next * paths.length) / AT_ONCE;
              next += 1;
              const turned = [...paths.slice(first), ...paths.slice(0, first)];
              client.setRequests(turned.map((each) => ({ path: each, headers })));
            },
          };
        },
      });
    }),
};
