import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { MatchAnswer } from '@rotadas/contracts/matching/match';
import { bringOnline } from '@rotadas/load/fleet/bring-online';
import type { Online } from '@rotadas/load/fleet/steps-online';
import { delaysAndCost } from '../http/delays-and-cost.ts';
import { Country } from '../matching/country.ts';
import { letMatchingKnow } from '../matching/knows-everybody.ts';
import type { Row } from '../row.ts';
import { seedProviders } from '../seed/seed-providers.ts';
import { withProduct } from '../with-product.ts';

const AT_ONCE = 8;

/** A guide, not a goal. */
const GUIDE_MS = 60;

/** Each of them a different way. */
const WISHES = 2_000;

/** Row 14: matches over HTTP, 8 at once. */
export const matchHttp: Row = {
  number: 14,
  what: 'POST /api/matches, 8 at once among 100,000 online',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds, log } = context;
      const country = await Country.load();
      await seedProviders(product, 0, quick ? 1_000 : 100_000, (index) => {
        const { place, type, from, to } = country.traveller(index);
        return { place, offer: { type, from, to, duration: 'always', showPhone: true } };
      });
      const users = await bringOnline(product, AT_ONCE);
      await letMatchingKnow(product);
      const { method, path } = matchingCalls.findMatches;
      const wishes = country.wishes(WISHES).map(({ start, end }) => {
        const [from, to] = [start, end].map(({ latitude, longitude }) => ({ latitude, longitude }));
        return JSON.stringify({ from, to });
      });
      const url = product.apiUrl + path;
      log(`a wish finds ${await countMatches(url, wishes[0], users[0])}`);
      return delaysAndCost(product, {
        rounds,
        goalMs: GUIDE_MS,
        shotsOf(round) {
          let next = round;
          return {
            url,
            connections: AT_ONCE,
            seconds: quick ? 2 : 10,
            prepare(client) {
              const user = users[next % users.length];
              const first = (next * WISHES) / AT_ONCE;
              next += 1;
              const turned = wishes.map((_, at) => wishes[(first + at) % WISHES] ?? '');
              const headers = { authorization: `Bearer ${user?.token}`, 'content-type': 'application/json' };
              client.setRequests(turned.map((body) => ({ method, path, headers, body })));
            },
          };
        },
      });
    }),
};

/** Fails where nobody is found: empty answers would be fast. */
async function countMatches(url: string, body = '', user: Online | undefined): Promise<number> {
  const headers = { authorization: `Bearer ${user?.token}`, 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body });
  const { matches } = MatchAnswer.parse(await reply.json());
  if (matches.length === 0) throw new Error('a wish finds nobody');
  return matches.length;
}
