import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { accountsCalls } from '@rotadas/contracts/accounts/accounts.calls';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { withCollection } from '@rotadas/test-kit/connections';
import { listAccounts } from '../../clients/accounts.ts';
import { Api } from '../../clients/api.ts';
import { makePeople } from '../../clients/people.ts';
import type { MeasuredProduct } from '../../product/measured-product.ts';
import { atMost, type Row, withoutReference, withProduct } from '../row.ts';

const FULL = { notifications: 10_000, messages: 1_000 };
const QUICK = { notifications: 10, messages: 10 };

/** Above the IDs that the services assign. */
const SEEDED_FROM = 1_000_000;

const DAY_MS = 24 * 3_600_000;

const READY_WITHIN_MS = 120_000;
const POLL_MS = 100;

export const dataExport: Row = {
  number: 25,
  what: 'export of an account with 10,000 notifications and 1,000 messages',
  async run(context) {
    const { quick, rounds } = context;
    const [seconds, megabytes]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1)
      await withProduct(context, async (product) => {
        const [person] = await makePeople(product, listAccounts(1));
        const token = person?.token ?? '';
        const { id } = await new Api(product.url).call(usersCalls.me, token);
        await seed(product, id, quick ? QUICK : FULL);
        seconds.push(await timeExport(product.url, token));
        megabytes.push(await peakMegabytes(product.pids.get('users')));
      });
    return [
      withoutReference('until the file is ready', 's', seconds, atMost(60)),
      withoutReference('peak memory of the users service', 'MB', megabytes, atMost(256)),
    ];
  },
};

async function seed(
  { agreementsUrl, notificationsUrl }: MeasuredProduct,
  userId: number,
  size: typeof FULL,
): Promise<void> {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => SEEDED_FROM + index);
  const now = Date.now();
  await withCollection(notificationsUrl, 'notifications', (notifications) =>
    notifications.insertMany(
      ids(size.notifications).map((_id) => ({
        ...{ _id, userId, key: `seeded-${_id}`, kind: 'route-matched', data: { providerId: _id } },
        ...{ title: `Rotana uygun ilan ${_id}`, text: 'Ankara → Konya, yarın 09.00, iki koltuk boş.' },
        ...{ link: '/', createdAt: now, readAt: null, isListed: true, deliveries: [], day: '2026-12-01' },
        expiresAt: new Date(now + DAY_MS),
      })),
    ),
  );
  await withCollection(agreementsUrl, 'messages', (messages) =>
    messages.insertMany(
      ids(size.messages).map((_id) => ({
        ...{ _id, agreementId: 1, fromUserId: userId, at: new Date(now) },
        text: `Mesaj ${_id}: on dakikaya oradayım`,
      })),
    ),
  );
}

/** Returns the time from the request until the file is ready, seconds. */
async function timeExport(url: string, token: string): Promise<number> {
  const api = new Api(url);
  const startedAt = performance.now();
  await api.call(accountsCalls.startExport, token);
  for (;;) {
    const { state } = await api.call(accountsCalls.getExport, token);
    const ms = performance.now() - startedAt;
    if (state === 'ready') return ms / 1_000;
    if (state !== 'collecting' || ms > READY_WITHIN_MS) throw new Error(`the export is ${state}`);
    await delay(POLL_MS);
  }
}

/** The largest resident set of a process since its start; Linux only. */
async function peakMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return Number(kilobytes) / 1_000;
}
