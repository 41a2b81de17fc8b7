import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { EventMessage } from '@rotadas/contracts/protocol/event';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { listAccounts } from '../../clients/accounts.ts';
import { Api } from '../../clients/api.ts';
import { matchedOffers, readInbox } from '../../clients/read-inbox.ts';
import { makePeople, type Person } from '../../clients/people.ts';
import { BALIKESIR } from '../../places.ts';
import { Arrivals } from '../arrivals.ts';
import { atMost, type Outcome, percentile99, type Row, withoutReference, withProduct } from '../row.ts';
import { seedSavedRoutes } from '../seed-saved-routes.ts';
import {
  NOTIFICATION_CREATED,
  NotificationCreated,
} from '@rotadas/contracts/notifications/notifications.rpc';

const FITTING = 100;
const SERVICE = { type: 'companion', from: 'Balıkesir', to: 'Bursa', duration: 'always' } as const;

/** Every recipient is notified of each new provider. */
const MANY = '100000';

/** Window in which new saved routes are read again, ms (`saved-route-mirror.ts`). */
const SETTLED_MS = 16_000;

const INDEXED_MS = 60_000;

const NONE = atMost(0);

export const savedRoutes: Row = {
  number: 13,
  what: 'going online with 100,000 saved routes, 100 of which match',
  run: (context) =>
    withProduct(
      context,
      async (product) => {
        const { quick, rounds, log } = context;
        const people = await makePeople(product, listAccounts(FITTING + (quick ? 2 : 20 * rounds)));
        const [owners, providers] = [people.slice(0, FITTING), people.slice(FITTING)];
        const api = new Api(product.url);
        const matches = await listenForMatches(product.natsUrl);
        try {
          const ids: number[] = [];
          for (const { token } of owners) ids.push((await api.call(usersCalls.me, token)).id);
          await seedSavedRoutes(product.savedRoutesUrl, quick ? 1_000 : 100_000, ids);
          log(`${await countWaiting(api, providers[0])} users have a matching saved route`);
          await delay(SETTLED_MS);
          const [inInboxes, byEvent]: [number[], number[]] = [[], []];
          for (const { token } of providers) {
            const startedAt = performance.now();
            const body = { isOnline: true, service: SERVICE, ...BALIKESIR } as const;
            const { offer } = await api.call(providersCalls.setStatus, token, { body });
            if (!offer) throw new Error('a provider went online without an offer');
            byEvent.push((await matches.events.reach(offer.userId, FITTING)) - startedAt);
            inInboxes.push((await matches.inboxes.reach(offer.userId, FITTING)) - startedAt);
          }
          return [
            ...delayOutcomes('in all inboxes', inInboxes),
            ...delayOutcomes('the last event', byEvent),
            withoutReference('duplicate events', '', [matches.repeated()], NONE),
            ...(await checkInboxes(api, owners, providers.length)),
          ];
        } finally {
          await matches.stop();
        }
      },
      (service) => (service === 'notifications' ? { NOTIFICATIONS_PER_DAY: MANY } : {}),
    ),
};

async function listenForMatches(natsUrl: string) {
  const nats = await connect(parseNatsAddress(natsUrl));
  const { subject, payload } = matchingEvents.routeMatched;
  const [events, inboxes] = [new Arrivals(), new Arrivals()];
  const seen = new Set<string>();
  let repeated = 0;
  nats.subscribe(subject, {
    callback: (_error, message) => {
      const { offer, savedRouteId } = payload.parse(EventMessage.parse(message.json()).payload);
      const pair = `${offer.id}/${savedRouteId}`;
      if (seen.has(pair)) repeated += 1;
      else events.note(offer.userId);
      seen.add(pair);
    },
  });
  nats.subscribe(NOTIFICATION_CREATED, {
    callback: (_error, message) => {
      const { notification } = NotificationCreated.parse(message.json());
      if (notification.kind === 'route-matched') inboxes.note(notification.data.providerId);
    },
  });
  await nats.flush();
  return { events, inboxes, repeated: () => repeated, stop: () => nats.close() };
}

function delayOutcomes(what: string, delays: readonly number[]): Outcome[] {
  return [
    withoutReference(`${what}, p50`, 'ms', delays, atMost(1_000)),
    withoutReference(`${what}, p99`, 'ms', [percentile99(delays)], atMost(1_000)),
  ];
}

async function checkInboxes(api: Api, owners: readonly Person[], offers: number): Promise<Outcome[]> {
  const sum = { missing: 0, twice: 0 };
  for (const { token } of owners) {
    const found = matchedOffers(await readInbox(api, token));
    const different = new Set(found).size;
    sum.missing += offers - different;
    sum.twice += found.length - different;
  }
  return [
    withoutReference('missing in inboxes', '', [sum.missing], NONE),
    withoutReference('duplicates in inboxes', '', [sum.twice], NONE),
  ];
}

async function countWaiting(api: Api, person: Person | undefined): Promise<number> {
  const { type, from, to } = SERVICE;
  const query = { type, from, to };
  let waiting = 0;
  await waitUntil(
    async () =>
      void ({ waiting } = await api.call(savedRoutesCalls.countWaiting, person?.token ?? '', { query })),
    { what: 'The saved routes', timeoutMs: INDEXED_MS },
  );
  return waiting;
}
