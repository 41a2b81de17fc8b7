import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';

describe('the calls of an account', () => {
  const gateway = useGateway();

  const send = async (method: string, path: string, token = aToken(), body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const content = body && { body: JSON.stringify(body) };
    const reply = await fetch(gateway.url + path, { method, headers, ...content });
    const text = await reply.text();
    return [reply.status, text === '' ? null : JSON.parse(text)];
  };
  const signedInBefore = (seconds: number, claims = {}) =>
    aToken({ ...claims, auth_time: Math.floor(Date.now() / 1_000) - seconds });

  it('request the deletion after a recent sign-in only', async () => {
    const request = (token: string) => send('POST', '/api/users/deletion', token);
    expect(await request(signedInBefore(290))).toEqual([202, { eraseAt: 9_000 }]);
    expect(gateway.standIns.requests).toContainEqual({ userId: 7 });
    const tooOld = [403, expect.objectContaining({ code: 'recent-sign-in-required' })];
    expect(await request(signedInBefore(301))).toEqual(tooOld);
  });

  it('take the deletion back, which the other calls of a restricted account cannot', async () => {
    gateway.standIns.leaving.add('leaving');
    const token = signedInBefore(3_000, { sub: 'leaving' });
    const profile = { fullName: 'Ayşe' };
    const restricted = [403, expect.objectContaining({ code: 'account-restricted' })];
    expect(await send('POST', '/api/users/profile', token, profile)).toEqual(restricted);
    expect(await send('DELETE', '/api/users/deletion', token)).toEqual([204, null]);
  });

  it('sign out on all devices, or on all others', async () => {
    const signedInAt = (Math.floor(Date.now() / 1_000) - 60) * 1_000;
    const token = aToken({ auth_time: signedInAt / 1_000 });
    const revoke = async (body: object) => {
      const reply = await send('POST', '/api/users/sessions/revoke', token, body);
      expect(reply).toEqual([204, null]);
      return gateway.standIns.requests.splice(0);
    };
    gateway.standIns.requests.length = 0;
    expect(await revoke({ keepCurrent: true })).toEqual([{ userId: 7, before: signedInAt }]);
    const old = aToken({ auth_time: signedInAt / 1_000 - 600 });
    expect(await send('POST', '/api/users/sessions/revoke', old, { keepCurrent: true })).toEqual([
      403,
      expect.objectContaining({ code: 'recent-sign-in-required' }),
    ]);
    const before = Date.now();
    const [signOut, unsubscribing] = await revoke({});
    // A token of this second, too, is rejected.
    const all = (signOut as { before: number }).before;
    expect(all % 1_000).toBe(0);
    expect(all).toBeGreaterThan(before);
    expect(all).toBeLessThanOrEqual(Date.now() + 1_000);
    // All browsers of the user get no push messages any longer, if that is possible.
    expect(unsubscribing).toEqual({ userId: 7 });
    gateway.standIns.unsubscribeAllPush = () => {
      throw new DomainError('service-unavailable');
    };
    expect(await revoke({})).toHaveLength(2);
  });
});
