import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';
import { LiveClient } from '../../test/support/live-client.js';

describe('a change of access', () => {
  let gateway: InProcessGateway;
  beforeAll(async () => void (gateway = await startInProcess()));
  afterAll(() => gateway.stop());

  const publish = (change: AccessChange) => gateway.broadcasts.publish(ACCESS_CHANGED, change);

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
