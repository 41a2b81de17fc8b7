import { ALL_CALLS } from '@rotadas/contracts/calls/all-calls';
import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { LiveClient } from '../../test/support/live-client.js';

const [UID, USER_ID] = ['user-16', 16];
const RESTRICTED = { code: 'account-restricted' };

describe('a banned user with a valid token', () => {
  const gateway = useGateway({ ADDRESS_LIMIT_PER_MINUTE: '1000', USER_LIMIT_PER_MINUTE: '1000' });
  const token = aToken({ sub: UID });
  const clients: LiveClient[] = [];
  afterEach(() => {
    clients.splice(0).forEach((client) => client.close());
    gateway.standIns.banned.clear();
    publish('changed');
  });

  const publish = (kind: 'restricted' | 'changed') =>
    gateway.subscriber.receive(ACCESS_CHANGED, { kind, userId: USER_ID } satisfies AccessChange);
  const ban = () => {
    gateway.standIns.banned.add(UID);
    publish('restricted');
  };
  const connect = async () => {
    const client = await LiveClient.connect(gateway.url);
    clients.push(client);
    return client;
  };
  const send = (call: string) => {
    const [method = '', path = ''] = call.split(' ');
    return fetch(gateway.url + path, { method, headers: { authorization: `Bearer ${token}` } });
  };
  const calls = (...access: string[]) =>
    ALL_CALLS.filter((call) => access.includes(call.access)).map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '5')}`,
    );

  it.each(calls('signed-in', 'admin'))('cannot call %s', async (call) => {
    ban();
    const reply = await send(call);
    expect([reply.status, await reply.json()]).toMatchObject([403, RESTRICTED]);
  });

  it.each(calls('restricted'))('can call %s', async (call) => {
    ban();
    expect((await send(call)).status).not.toBe(403);
  });

  it('loses the open live connection, and cannot sign in to another one', async () => {
    const open = await connect();
    await open.signIn(token);
    ban();
    expect(await open.end()).toEqual({ code: 4401, reason: 'access-lost' });
    const other = await connect();
    await other.next('error', () => other.send({ type: 'auth', token }));
    expect(other.errors).toMatchObject([RESTRICTED]);
  });

  it('can use all calls again with the same token once the ban is lifted', async () => {
    ban();
    expect((await send('GET /api/blocks')).status).toBe(403);
    gateway.standIns.banned.clear();
    publish('changed');
    expect((await send('GET /api/blocks')).status).toBe(200);
  });
});
