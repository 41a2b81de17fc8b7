import { setTimeout as delay } from 'node:timers/promises';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { WaitingCount } from '@rotadas/contracts/matching/waiting';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { ProviderStatus } from '@rotadas/contracts/providers/provider';
import { User } from '@rotadas/contracts/users/user';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { accountsOf, makeAccounts } from '@rotadas/load/accounts/bulk-accounts';
import { emulatorToken } from '@rotadas/load/accounts/emulator-token';
import { ApiCalls } from '@rotadas/load/fleet/api-calls';
import { type Newcomer, saveProfile, signIn } from '@rotadas/load/fleet/steps-online';
import type { OwnProduct } from '@rotadas/load/product/own-product';
import { hearToldRoutes, type ToldRoutes } from '../live/told-routes.ts';
import { faultsOfInbox, hearInboxes, type Inboxes } from '../live/inboxes.ts';
import { byItself, type Outcome } from '../result/outcome.ts';
import type { Row } from '../row.ts';
import { seedSavedRoutes } from '../seed/seed-saved-routes.ts';
import { withProduct } from '../with-product.ts';

const FITTING = 100;
const START = { latitude: 39.65, longitude: 27.88 };
const SERVICE = { type: 'companion', from: 'Balıkesir', to: 'Bursa', duration: 'always' } as const;

/** In place of the most that a user is told of in a day: each newcomer is told to everybody. */
const MANY = '100000';

/** What was just saved is read again for so long, ms (`current-routes.service.ts`). */
const SETTLED_MS = 16_000;

/** Row 13: from going online to the last inbox that has it, and to the last event that tells it. */
export const savedRoutes: Row = {
  number: 13,
  what: 'going online with 100,000 saved routes waiting, 100 of which fit',
  run: (context) =>
    withProduct(
      context,
      async (product) => {
        const { quick, rounds, log } = context;
        const { savedRoutesUrl, natsUrl, apiUrl } = product;
        const people = await makePeople(product, FITTING + (quick ? 2 : 20 * rounds));
        const [owners, newcomers] = [people.slice(0, FITTING), people.slice(FITTING)];
        const api = new ApiCalls(apiUrl, 1);
        const told = await hearToldRoutes(natsUrl);
        const inboxes = await hearInboxes(natsUrl);
        try {
          const ids: number[] = [];
          for (const { token } of owners) ids.push(await idOf(api, token));
          for (const newcomer of newcomers) {
            await signIn(api, newcomer);
            await saveProfile(api, newcomer);
          }
          await seedSavedRoutes(savedRoutesUrl, quick ? 1_000 : 100_000, ids);
          log(`${await countWaiting(apiUrl, newcomers[0])} people wait`);
          await delay(SETTLED_MS);
          const heard = { told, inboxes };
          const delays: Told[] = [];
          for (const newcomer of newcomers) delays.push(await tellAll(api, heard, newcomer));
          return [
            ...delaysOf(
              'in all inboxes',
              delays.map(({ inInboxes }) => inInboxes),
            ),
            ...delaysOf(
              'told to the last',
              delays.map(({ byEvent }) => byEvent),
            ),
            byItself('told twice', '', [told.twice()], { kind: 'at most', value: 0 }),
            ...(await faultsOf(apiUrl, owners, newcomers.length)),
          ];
        } finally {
          api.end();
          await told.stop();
          await inboxes.stop();
        }
      },
      (service) => (service === 'notifications' ? { NOTIFICATIONS_PER_DAY: MANY } : {}),
    ),
};

/** From going online until all were told, ms. */
interface Told {
  readonly inInboxes: number;
  readonly byEvent: number;
}

/** Goes online; resolves once everybody whom the offer fits was told. */
async function tellAll(
  api: ApiCalls,
  { told, inboxes }: { readonly told: ToldRoutes; readonly inboxes: Inboxes },
  { token }: Newcomer,
): Promise<Told> {
  const startedAt = performance.now();
  const body = { isOnline: true, service: SERVICE, ...START } as const;
  const { offer } = ProviderStatus.parse(await api.make(providersCalls.setStatus, token, body));
  if (!offer) throw new Error('a provider went online without an offer');
  const byEvent = (await told.reach(offer.userId, FITTING)) - startedAt;
  return { byEvent, inInboxes: (await inboxes.reach(offer.userId, FITTING)) - startedAt };
}

function delaysOf(what: string, delays: readonly number[]): Outcome[] {
  const sorted = delays.toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
  return [
    byItself(`${what}, p50`, 'ms', delays, { kind: 'at most', value: 1_000 }),
    byItself(`${what}, p99`, 'ms', [p99], { kind: 'at most', value: 1_000 }),
  ];
}

/** What is wrong in the inboxes at the end, of all of them together. */
async function faultsOf(apiUrl: string, owners: readonly Newcomer[], offers: number): Promise<Outcome[]> {
  const sum = { missed: 0, twice: 0 };
  for (const { token } of owners) {
    const { missed, twice } = await faultsOfInbox(apiUrl, token, offers);
    sum.missed += missed;
    sum.twice += twice;
  }
  const none = { kind: 'at most', value: 0 } as const;
  return [
    byItself('missing in inboxes', '', [sum.missed], none),
    byItself('twice in inboxes', '', [sum.twice], none),
  ];
}

/** Makes the account of a user by its first call; answers its id. */
async function idOf(api: ApiCalls, token: string): Promise<number> {
  return User.parse(await api.make(usersCalls.acceptTerms, token, undefined)).id;
}

async function makePeople({ emulatorHost }: OwnProduct, count: number): Promise<Newcomer[]> {
  const accounts = accountsOf(count);
  await makeAccounts(emulatorHost, accounts);
  return accounts.map((account) => ({ account, token: emulatorToken(account), start: START }));
}

/**
 * How many wait for the offer. It lets the service read what was saved past it, which takes longer
 * than a call may.
 */
async function countWaiting(apiUrl: string, newcomer: Newcomer | undefined): Promise<number> {
  const { type, from, to } = SERVICE;
  const query = new URLSearchParams({ type, from, to });
  const headers = { authorization: `Bearer ${newcomer?.token}` };
  for (;;) {
    const reply = await fetch(`${apiUrl}${savedRoutesCalls.countWaiting.path}?${query}`, { headers });
    if (reply.ok) return WaitingCount.parse(await reply.json()).waiting;
    if (reply.status !== 503) throw new Error(`who waits was answered ${reply.status}`);
    await delay(1_000);
  }
}
