import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';
import { LiveClient } from '../../test/support/live-client.js';

const ADMIN = aToken({ sub: 'admin' });

describe('a change of access', () => {
  let gateway: InProcessGateway;
  beforeAll(async () => void (gateway = await startInProcess()));
  beforeEach(() => {
    gateway.asked.admins.add('admin');
    publish({ kind: 'changed', userId: 7 });
  });
  afterAll(() => gateway.stop());

  const asAdmin = async () => (await gateway.call('/api/reports/page', undefined, ADMIN)).status;
  const publish = (change: AccessChange) => gateway.broadcasts.publish(ACCESS_CHANGED, change);

  it('counts from the message on, for a former admin and for a new one', async () => {
    expect(await asAdmin()).toBe(200);
    gateway.asked.admins.delete('admin');
    expect(await asAdmin()).toBe(200); // no message yet
    publish({ kind: 'changed', userId: 7 });
    expect(await asAdmin()).toBe(403);
    gateway.asked.admins.add('admin');
    publish({ kind: 'changed', userId: 7 });
    expect(await asAdmin()).toBe(200);
  });

  it.each([
    ['messages were missed', () => publish({ kind: 'missed' })],
    ['the connection to NATS was lost', () => gateway.broadcasts.reconnect()],
  ])('counts for every admin after %s', async (_what, happen) => {
    expect(await asAdmin()).toBe(200);
    gateway.asked.admins.delete('admin');
    happen();
    expect(await asAdmin()).toBe(403);
  });

  it.each([
    ['gone', 12],
    ['suspended', 14],
  ] as const)('closes the live connections of an account that is %s, and no others', async (kind, id) => {
    const [lost, other] = [await LiveClient.connect(gateway.url), await LiveClient.connect(gateway.url)];
    await lost.signIn(aToken({ sub: `user-${id}` }));
    await other.signIn(aToken({ sub: 'user-13' }));
    publish({ kind, userId: id });
    expect(await lost.end()).toEqual({ code: 4401, reason: 'access-lost' });
    await other.signIn(aToken({ sub: 'user-13' }));
    expect(other.closed).toBeUndefined();
    other.close();
  });
});
