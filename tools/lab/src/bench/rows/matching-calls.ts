import { MatchResult } from '@rotadas/contracts/matching/match';
import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { bringOnline } from '../../clients/people.ts';
import { latencyAndCpuTime, rotate, spread } from '../http-load.ts';
import { Country } from '../country.ts';
import { type Row, withProduct } from '../row.ts';
import { publishSeeded, seedProviders } from '../seed-providers.ts';

const CONCURRENCY = 8;

const MATCH_GOAL_MS = 60;

const SEARCHES = 2_000;

const PLACES_GOAL_MS = 20;

export const matchHttp: Row = {
  number: 14,
  what: 'POST /api/matches, 8 concurrent, 100,000 online',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds, log } = context;
      const country = await Country.load();
      await seedProviders(product, 0, quick ? 1_000 : 100_000, (index) => {
        const { place, type, from, to } = country.randomOffer(index);
        return { place, offer: { type, from, to, duration: 'always', showPhone: true } };
      });
      const users = await bringOnline(product, CONCURRENCY);
      await publishSeeded(product);
      const { method, path } = matchingCalls.findMatches;
      const url = product.url + path;
      const toHeaders = (user: number) => ({
        authorization: `Bearer ${users[user % users.length]?.token}`,
        'content-type': 'application/json',
      });
      const bodies = country.randomSearches(SEARCHES).map(({ start, end }) => {
        const [from, to] = [start, end].map(({ latitude, longitude }) => ({ latitude, longitude }));
        return JSON.stringify({ from, to });
      });
      const reply = await fetch(url, { method, headers: toHeaders(0), body: bodies[0] ?? '' });
      const { matches } = MatchResult.parse(await reply.json());
      if (matches.length === 0) throw new Error('a search found nothing'); // it would be fast
      log(`a search found ${matches.length}`);
      return latencyAndCpuTime(product, {
        rounds,
        goalMs: MATCH_GOAL_MS,
        loadForRound(round) {
          let next = round;
          return {
            url,
            connections: CONCURRENCY,
            duration: quick ? 2 : 10,
            setupClient(client) {
              const headers = toHeaders(next);
              const ownBodies = rotate(bodies, next, CONCURRENCY);
              client.setRequests(ownBodies.map((body) => ({ method, path, headers, body })));
              next += 1;
            },
          };
        },
      });
    }),
};

const TEXTS = [
  ...['k', 'ka', 'kadı', 'Kadıköy', 'kadikoy', 'Kadıöky', 'Karşıyaka, İzmir', 'karsiyaka izmir', 'Taksim'],
  ...['Kızılay', 'aşti', 'sabiha gökçen', 'SAW', 'esenler otogar', 'otogar esenler', 'yenimahalle'],
  ...['cumhuriyet mah', 'Beşiktaş', 'bilinmeyen yer', 'ankara üniversitesi'],
];

const NEAR = ['', '&near=41.01,28.98', '&near=39.92,32.85', '&near=38.42,27.14'];

export const placesRow: Row = {
  number: 16,
  what: 'GET /api/places, 8 concurrent',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds } = context;
      const [user] = await bringOnline(product, 1);
      const headers = { authorization: `Bearer ${user?.token}` };
      const requests = NEAR.flatMap((near) =>
        TEXTS.map((q) => ({
          path: `${matchingCalls.searchPlaces.path}?q=${encodeURIComponent(q)}${near}`,
          headers,
        })),
      );
      return latencyAndCpuTime(product, {
        rounds,
        goalMs: PLACES_GOAL_MS,
        loadForRound: () => ({
          url: product.url,
          connections: CONCURRENCY,
          duration: quick ? 2 : 10,
          ...spread(requests, CONCURRENCY),
        }),
      });
    }),
};
