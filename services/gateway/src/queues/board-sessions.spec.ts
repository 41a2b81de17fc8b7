import { Redis } from 'ioredis';
import { OwnAddress } from '../env/own-address.js';
import { BoardSessions } from './board-sessions.js';

describe('BoardSessions', () => {
  const redis = new Redis({ lazyConnect: true });
  Object.assign(redis, { del: async () => 1, zscore: async () => String(Date.now() + 60_000) });
  const sessions = (PUBLIC_URL?: string) =>
    new BoardSessions(redis, new OwnAddress({ PUBLIC_URL, PORT: 3000 }));
  const published = sessions('https://rotadas.example');

  it('bind the cookie to the host and to HTTPS, except on loopback', async () => {
    expect(await published.end(7)).toBe(
      '__Host-rotadas-board=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
    expect(await sessions().end(7)).toBe('rotadas-board=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict');
  });

  it('find the cookie among others', async () => {
    expect(await published.ownerOf('theme=dark; __Host-rotadas-board=7.secret')).toBe(7);
    expect(await sessions().ownerOf('theme=dark; rotadas-board=7.secret')).toBe(7);
  });

  it.each([
    ['no cookie', undefined],
    ['a cookie without a secret', '__Host-rotadas-board=7.'],
    ['a cookie without a user', '__Host-rotadas-board=.secret'],
    ['a cookie without the prefix', 'rotadas-board=7.secret'],
  ])('do not accept %s', async (_, cookies) => expect(await published.ownerOf(cookies)).toBeNull());
});
