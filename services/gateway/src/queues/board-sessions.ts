import { hash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-keys';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { OwnAddress } from '../env/own-address.js';

/** Lifetime of a session, s. */
export const BOARD_SESSION_SECONDS = 900;

/** A user's sessions in Redis: the digests of their secrets, scored by expiry time, ms. */
const keyOf = (userId: number | string) => `${GATEWAY_KEYS}board-sessions:${userId}`;

const digestOf = (secret: string) => hash('sha256', secret, 'base64url');

/** Sessions of the queue board; the browser keeps each in a cookie, `<user>.<secret>`. */
@Injectable()
export class BoardSessions {
  private readonly cookie;

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    { secureCookies: secure }: OwnAddress,
  ) {
    // Browsers accept the `__Host-` prefix only over HTTPS, without a domain and for every path.
    const name = secure ? '__Host-rotadas-board' : 'rotadas-board';
    this.cookie = { name, secure, path: '/', httpOnly: true, sameSite: 'strict' } as const;
  }

  /** Begins a session of `userId`; returns its `Set-Cookie` header. */
  async begin(userId: number, now = Date.now()): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const key = keyOf(userId);
    const expiresAt = now + BOARD_SESSION_SECONDS * 1_000;
    const commands = this.redis.multi().zremrangebyscore(key, 0, now);
    commands.zadd(key, expiresAt, digestOf(secret)).expire(key, BOARD_SESSION_SECONDS);
    await guardDependency('redis', () => commands.exec());
    return stringifySetCookie({
      ...this.cookie,
      value: `${userId}.${secret}`,
      maxAge: BOARD_SESSION_SECONDS,
    });
  }

  /** The user whose session is in a `Cookie` header; null without a session that is valid. */
  async ownerOf(cookies = '', now = Date.now()): Promise<number | null> {
    const [userId, secret] = (parseCookie(cookies)[this.cookie.name] ?? '').split('.', 2);
    if (!userId || !secret) return null;
    const expiresAt = await guardDependency('redis', () =>
      this.redis.zscore(keyOf(userId), digestOf(secret)),
    );
    return Number(expiresAt) > now ? Number(userId) : null;
  }

  /** Ends all sessions of `userId`; returns the `Set-Cookie` header that deletes the cookie. */
  async end(userId: number): Promise<string> {
    await guardDependency('redis', () => this.redis.del(keyOf(userId)));
    return stringifySetCookie({ ...this.cookie, value: '', maxAge: 0 });
  }
}
