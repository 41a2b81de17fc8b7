import { z } from 'zod';
import { toCell } from '@rotadas/contracts/live/cell';
import { CellChange } from '@rotadas/contracts/live/cell-change';
import { liveSubject } from '@rotadas/contracts/live/live.subjects';
import { ALL_CALLS } from '@rotadas/contracts/calls/all-calls';
import { successStatus } from '@rotadas/contracts/protocol/call';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from '../../test/support/a-token.js';
import { aVersionedProvider } from '../../test/support/builders.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { ANKARA_VIEW, LiveClient } from '../../test/support/live-client.js';

const [VIEWER, PROVIDER] = [8, 7];
const TOKEN = aToken({ sub: `user-${VIEWER}` });
const ROUTE = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };

/**
 * How each call that returns people treats blocks. `own`: only the user's data. `sides`: only of
 * agreements of the user, which a block ends. `listed`: the people that the user blocked.
 * `filtered` is tested below, the inbox by the notifications service.
 */
const TREATMENTS: Readonly<Record<string, 'own' | 'sides' | 'listed' | 'filtered'>> = {
  'GET /api/users/me': 'own',
  'POST /api/users/register': 'own',
  'POST /api/users/profile': 'own',
  'POST /api/users/accept-terms': 'own',
  'POST /api/users/phone-verification': 'own',
  'POST /api/users/photo': 'own',
  'DELETE /api/users/photo': 'own',
  'GET /api/users/{id}': 'filtered',
  'GET /api/users/{id}/profile': 'filtered',
  'GET /api/blocks': 'listed',
  'GET /api/providers/active': 'filtered',
  'POST /api/services': 'own',
  'GET /api/services/planned': 'own',
  'GET /api/services/last': 'own',
  'PUT /api/services/planned/{id}': 'own',
  'PUT /api/services/active': 'own',
  'POST /api/providers/status': 'own',
  'POST /api/matches': 'filtered',
  'POST /api/agreements': 'sides',
  'GET /api/agreements': 'sides',
  'GET /api/agreements/{id}': 'sides',
  'POST /api/agreements/{id}/accept': 'sides',
  'POST /api/agreements/{id}/decline': 'sides',
  'POST /api/agreements/{id}/cancel': 'sides',
  'POST /api/agreements/{id}/start': 'sides',
  'POST /api/agreements/{id}/finish': 'sides',
  'POST /api/agreements/{id}/missed': 'sides',
  'POST /api/agreements/{id}/object': 'sides',
  'GET /api/agreements/{id}/messages': 'sides',
  'POST /api/agreements/{id}/messages': 'sides',
  'GET /api/agreements/{id}/rating': 'sides',
  'POST /api/agreements/{id}/rating': 'sides',
  'GET /api/notifications': 'filtered',
  'GET /api/phone-openings': 'sides',
  'POST /api/reports': 'own',
};

/** Fields by which a response names a person. */
const PERSON = /"(fullName|profileImage|person|\w*[uU]serId|providerId|requesterId)":/;

describe('blocks', () => {
  const gateway = useGateway();
  const clients: LiveClient[] = [];
  afterEach(() => {
    clients.splice(0).forEach((client) => client.close());
    gateway.standIns.hidden.clear();
    gateway.standIns.listsHidden = true;
    publish(false);
  });

  const publish = (isBlocked: boolean) => {
    const event = usersEvents.blocksChanged;
    const pair = { blockerId: PROVIDER, blockedId: VIEWER, isBlocked, at: 1_000 };
    gateway.subscriber.receive(event.subject, outboxEvent(event, pair));
  };
  const block = () => {
    gateway.standIns.hidden.set(VIEWER, [PROVIDER]).set(PROVIDER, [VIEWER]);
    publish(true);
  };
  const unblock = () => {
    gateway.standIns.hidden.clear();
    publish(false);
  };
  const call = (path: string, body?: unknown) => gateway.call(path, body, TOKEN);
  const list = async (path: string): Promise<unknown[]> => JSON.parse(await (await call(path)).text());
  const connect = async (view = ANKARA_VIEW) => {
    const client = await LiveClient.connect(gateway.url);
    clients.push(client);
    await client.signIn(TOKEN);
    await client.next(view.zoom < 7 ? 'clusters' : 'snapshot', () => client.watch(view));
    return client;
  };
  const shows = async (client: LiveClient, isShown: boolean) =>
    eventually('the map follows', async () => client.providers.has(PROVIDER) === isShown);

  it('have a declared treatment in every call that returns people', () => {
    const returning = ALL_CALLS.filter((each) => {
      const body = each.responses[successStatus(each)]?.body;
      const schema = body && z.toJSONSchema(body, { unrepresentable: 'any' });
      return each.access !== 'admin' && PERSON.test(JSON.stringify(schema ?? {}));
    });
    const names = returning.map(({ method, path }) => `${method} ${path}`);
    expect(names.toSorted()).toEqual(Object.keys(TREATMENTS).toSorted());
  });

  it.each(['/api/providers/active', '/api/providers/active?bbox=32,39,33,40'])(
    'hide a provider in %s',
    async (path) => {
      expect(await list(path)).toHaveLength(1);
      block();
      expect(await list(path)).toEqual([]);
      unblock();
      expect(await list(path)).toHaveLength(1);
    },
  );

  it('hide a provider in matches, before their limit applies', async () => {
    await call('/api/matches', ROUTE);
    expect(gateway.standIns.requests.at(-1)).not.toHaveProperty('hiddenIds');
    block();
    await call('/api/matches', ROUTE);
    expect(gateway.standIns.requests.at(-1)).toMatchObject({ hiddenIds: [PROVIDER] });
  });

  it.each([`/api/users/${PROVIDER}`, `/api/users/${PROVIDER}/profile`])('hide a user in %s', async (path) => {
    expect((await call(path)).status).not.toBe(404);
    block();
    expect((await call(path)).status).toBe(404);
  });

  it('remove the provider from an open map, and show it again after the end', async () => {
    const client = await connect();
    expect(client.providers.has(PROVIDER)).toBe(true);
    block();
    await shows(client, false);
    const moved = aVersionedProvider({ version: 2, latitude: 39.98 });
    const other = aVersionedProvider({ id: 9, version: 2, latitude: 39.98 });
    const change = { cell: toCell(moved), publisher: 'test', seq: 1, markers: [moved, other], moves: [] };
    await client.next('delta', () =>
      gateway.subscriber.receive(liveSubject(change.cell), CellChange.parse({ ...change, exits: [] })),
    );
    expect([...client.providers.keys()]).toEqual([9]);
    unblock();
    await shows(client, true);
    expect(client.providers.get(PROVIDER)).toMatchObject({ latitude: 39.98, serviceTo: expect.anything() });
  });

  it('send no content again if a reconnection changed nothing', async () => {
    const client = await connect();
    gateway.subscriber.reconnect();
    publish(true);
    block();
    await shows(client, false);
    expect(client.kinds).toEqual(['ready', 'snapshot', 'snapshot']);
  });

  it('hide the provider from the first frame on, and from clusters that others share', async () => {
    block();
    expect((await connect()).providers.has(PROVIDER)).toBe(false);
    const country = { bbox: [26, 36, 45, 42] as [number, number, number, number], zoom: 5 };
    const anonymous = await LiveClient.connect(gateway.url);
    clients.push(anonymous);
    await anonymous.next('clusters', () => anonymous.watch(country));
    const counted = (client: LiveClient) => client.clusters?.reduce((sum, { count }) => sum + count, 0);
    const all = counted(anonymous) ?? 0;
    expect(counted(await connect(country))).toBe(all - 1);
    await anonymous.next('clusters', () => void anonymous.signIn(TOKEN));
    expect(counted(anonymous)).toBe(all - 1);
  });

  it('reject a sign-in while they are unknown, and let it be repeated', async () => {
    gateway.standIns.listsHidden = false;
    const client = await LiveClient.connect(gateway.url);
    clients.push(client);
    const token = aToken({ sub: 'user-80' });
    await client.next('error', () => client.send({ type: 'auth', token }));
    expect(client.errors).toMatchObject([{ code: 'service-unavailable' }]);
    expect((await gateway.call('/api/providers/active', undefined, token)).status).toBe(503);
    gateway.standIns.listsHidden = true;
    await client.signIn(token);
  });
});
