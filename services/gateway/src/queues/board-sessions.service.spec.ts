import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { Redis } from 'ioredis';
import { OwnAddress } from '../env/own-address.js';
import { BoardSessions } from './board-sessions.service.js';

describe('BoardSessions', () => {
  const redis = new Redis({ lazyConnect: true });
  let isStored = true;
  Object.assign(redis, {
    del: async () => Number((isStored = false)),
    zscore: async () => (isStored ? String(Date.now() + 60_000) : null),
  });
  beforeEach(() => void (isStored = true));
  const rpc = new InMemoryRpcClient();
  const sessions = (PUBLIC_URL?: string) =>
    new BoardSessions(redis, new OwnAddress({ PUBLIC_URL, PORT: 3000 }), rpc);
  const published = sessions('https://rotadas.example');

  it('bind the cookie to the host and to HTTPS, except on loopback', async () => {
    expect(await published.end(7)).toBe(
      '__Host-rotadas-board=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
    expect(await sessions().end(7)).toBe('rotadas-board=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict');
  });

  it('find the cookie among others', async () => {
    expect(await published.findOwner('theme=dark; __Host-rotadas-board=7.secret')).toBe(7);
    expect(await sessions().findOwner('theme=dark; rotadas-board=7.secret')).toBe(7);
  });

  it('issue no cookie if Redis does not store the session', async () => {
    const error = new Error('the key holds another kind of value');
    const commands = redis.multi();
    const exec = async () => [
      [null, 0],
      [error, undefined],
      [null, 1],
    ];
    Object.assign(redis, { multi: () => Object.assign(commands, { exec }) });
    await expect(published.begin(7)).rejects.toBe(error);
  });

  it.each([
    ['no cookie', undefined],
    ['a cookie without a secret', '__Host-rotadas-board=7.'],
    ['a cookie without a user', '__Host-rotadas-board=.secret'],
    ['a cookie without the prefix', 'rotadas-board=7.secret'],
  ])('do not accept %s', async (_, cookies) => expect(await published.findOwner(cookies)).toBeNull());

  describe('requireAdmin', () => {
    const admitted = () => published.requireAdmin('__Host-rotadas-board=7.secret');

    it('accepts an admin', async () => {
      rpc.handle(usersRpc.get, ({ userId }) => aUser({ id: userId, isAdmin: true }));
      expect(await admitted()).toBe(7);
    });

    it('rejects a request without a session', async () => {
      await expect(published.requireAdmin()).rejects.toMatchObject({ code: 'board-session-missing' });
    });

    it.each([
      ['a former admin', () => aUser({ id: 7, isAdmin: false })],
      ['an erased account', () => Promise.reject(new DomainError('user-unknown'))],
    ])('rejects %s, and ends the sessions', async (_, handler) => {
      rpc.handle(usersRpc.get, handler);
      await expect(admitted()).rejects.toMatchObject({ code: 'admin-required' });
      await expect(admitted()).rejects.toMatchObject({ code: 'board-session-missing' });
    });

    it('rejects anyone while the users service is unavailable, and keeps the sessions', async () => {
      rpc.handle(usersRpc.get, () => Promise.reject(new DomainError('dependency-away')));
      for (let times = 0; times < 2; times += 1)
        await expect(admitted()).rejects.toMatchObject({ code: 'dependency-away' });
    });
  });
});
