import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';

describe('the calls of a profile', () => {
  const gateway = useGateway();

  const send = async (method: string, path: string, token = aToken()) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(gateway.url + path, { method, headers });
    return [reply.status, await reply.json()];
  };
  const verify = (token?: string) => send('POST', '/api/users/phone-verification', token);

  it('pass on the phone of the token, which is verified', async () => {
    const phone = '+905321234567';
    expect(await verify(aToken({ phone_number: phone }))).toMatchObject([200, { phone }]);
    expect(gateway.standIns.requests.at(-1)).toEqual({ userId: 7, phone });
  });

  it('reject a token without a phone', async () => {
    expect(await verify()).toMatchObject([409, { code: 'phone-unverified' }]);
  });

  it('remove the photo', async () => {
    expect(await send('DELETE', '/api/users/photo')).toMatchObject([200, { profileImage: null }]);
    expect(gateway.standIns.requests.at(-1)).toEqual({ userId: 7 });
  });
});
