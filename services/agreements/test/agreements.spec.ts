import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import type { RequestOf } from '@rotadas/contracts/protocol/rpc';
import { ACCESS_CHANGED } from '@rotadas/contracts/users/access-change';
import { withCollection, withNats, withRedis } from '@rotadas/test-kit/connections';
import { eventually } from '@rotadas/test-kit/eventually';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { type RunningAgreements, startAgreements } from './support/running-agreements.js';

const STRANGER_ID = 999;

type OfAgreement = {
  [Name in keyof typeof agreementsRpc]: RequestOf<(typeof agreementsRpc)[Name]> extends {
    agreementId: number;
  }
    ? Name
    : never;
}[keyof typeof agreementsRpc];

/** Valid requests of every call about one agreement. */
const ABOUT_ONE: {
  [Name in OfAgreement]: Omit<RequestOf<(typeof agreementsRpc)[Name]>, 'userId' | 'agreementId'>;
} = {
  get: {},
  act: { version: 1, action: { kind: 'accept' } },
  listMessages: { page: { limit: 10 } },
  send: { message: { text: 'Merhaba' } },
  read: { read: { upTo: 1 } },
  evidence: {},
  getRatings: {},
  rate: { rating: { rating: 5 } },
};

describe('the agreements service', () => {
  let agreements: RunningAgreements;
  let [requesterId, providerId] = [1_000, 2_000];
  beforeAll(async () => (agreements = await startAgreements()));
  beforeEach(() => void ([requesterId, providerId] = [requesterId + 1, providerId + 1]));
  afterAll(() => agreements.stop());

  const call: RunningAgreements['client']['call'] = (rpc, request) => agreements.client.call(rpc, request);
  const request = (quantity = 1) =>
    call(agreementsRpc.request, {
      userId: requesterId,
      agreement: { offer: { providerId }, quantity },
    });
  const act = (
    userId: number,
    { id: agreementId, version }: AgreementView,
    action: RequestOf<typeof agreementsRpc.act>['action'],
  ) => call(agreementsRpc.act, { userId, agreementId, version, action });
  const get = (agreementId: number, userId = requesterId) => call(agreementsRpc.get, { userId, agreementId });
  const becomes = (id: number, state: string) =>
    eventually(`agreement ${id} is ${state}`, async () => (await get(id)).state === state);

  it('leads from a request to ratings of both sides', async () => {
    const accepted = await act(providerId, await request(2), { kind: 'accept' });
    expect([accepted.state, accepted.requester.phone, accepted.code]).toEqual([
      'accepted',
      '0555 555 55 55',
      undefined,
    ]);
    const about = { agreementId: accepted.id };
    const message = { text: 'Otogardayım, 0532 444 55 66' };
    await call(agreementsRpc.send, { userId: requesterId, ...about, message });
    expect(await get(accepted.id, providerId)).toMatchObject({ unread: 1 });
    const { code } = await get(accepted.id);
    const started = await act(providerId, accepted, { kind: 'start', code });
    const done = await act(requesterId, started, { kind: 'finish' });
    expect(done).toMatchObject({ state: 'done', canRate: true, endedBy: 'requester' });
    await eventually('the seats are free', async () => !agreements.reserved.has(done.id));
    for (const userId of [requesterId, providerId])
      await call(agreementsRpc.rate, { userId, ...about, rating: { rating: 4, comment: 'İyi yolculuk' } });
    const { ratings } = await call(agreementsRpc.listRatings, { userId: providerId, limit: 10 });
    expect(ratings).toMatchObject([{ fromUserId: requesterId, rating: 4, comment: 'İyi yolculuk' }]);
    const openings = await call(agreementsRpc.listPhoneOpenings, { userId: providerId, page: { limit: 5 } });
    expect(openings.items).toMatchObject([{ agreementId: done.id, person: { id: requesterId } }]);
  });

  it('has every call about one agreement in the table', () => {
    const found = Object.entries(agreementsRpc).filter(([, rpc]) =>
      Object.hasOwn((rpc.request as unknown as { shape: object }).shape, 'agreementId'),
    );
    expect(found.map(([name]) => name).sort()).toEqual(Object.keys(ABOUT_ONE).sort());
  });

  it.each(Object.entries(ABOUT_ONE))('%s knows no agreement of others', async (name, payload) => {
    const { id } = await request();
    const rpc = agreementsRpc[name as OfAgreement];
    const sent = { userId: STRANGER_ID, agreementId: id, ...payload } as never;
    await expect(call(rpc, sent)).rejects.toMatchObject({ code: 'agreement-unknown', status: 404 });
  });

  it('rejects a message of a thousand and one characters, and a request without seats', async () => {
    const { id } = await request();
    const message = { text: 'a'.repeat(1_001) };
    const invalid = { code: 'input-invalid', status: 400 };
    await expect(
      call(agreementsRpc.send, { userId: requesterId, agreementId: id, message }),
    ).rejects.toMatchObject(invalid);
    for (const quantity of [0, 9, 1.5]) await expect(request(quantity)).rejects.toMatchObject(invalid);
  });

  it('lets exactly one of an acceptance and a cancellation at once succeed', async () => {
    const requested = await request();
    const results = await Promise.allSettled([
      act(providerId, requested, { kind: 'accept' }),
      act(requesterId, requested, { kind: 'cancel', reason: null }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { state } = await get(requested.id);
    await eventually(
      'the seats are reserved only if it was accepted',
      async () => agreements.reserved.has(requested.id) === (state === 'accepted'),
    );
  });

  it('settles what is due although Redis has lost all jobs', async () => {
    const { id } = await request();
    await withRedis(requireEnv('REDIS_URL'), (redis) => redis.flushall());
    const past = { $set: { expiresAt: Date.now() - 1, deadline: Date.now() - 1 } };
    await withCollection(agreements.mongodbUri, 'agreements', (all) => all.updateOne({ _id: id }, past));
    await becomes(id, 'expired');
    expect(await get(id)).toMatchObject({ version: 2, endedBy: 'timer' });
  });

  it('ends the open agreements of a suspended account', async () => {
    const { id } = await request();
    const change = JSON.stringify({ kind: 'suspended', userId: providerId });
    await withNats(requireEnv('NATS_URL'), async (nats) => nats.publish(ACCESS_CHANGED, change));
    await becomes(id, 'cancelled');
    expect(await get(id)).toMatchObject({ endedBy: 'system', reason: null });
  });

  it('keeps the lock of a code across a restart', async () => {
    const accepted = await act(providerId, await request(), { kind: 'accept' });
    const { code } = await get(accepted.id);
    const wrong = code === '0000' ? '0001' : '0000';
    for (let tries = 0; tries < 5; tries += 1)
      await expect(act(providerId, accepted, { kind: 'start', code: wrong })).rejects.toMatchObject({
        code: 'code-wrong',
      });
    await agreements.crash();
    await agreements.restart();
    await agreements.ready();
    await expect(act(providerId, accepted, { kind: 'start', code })).rejects.toMatchObject({
      code: 'code-locked',
    });
  });
});
