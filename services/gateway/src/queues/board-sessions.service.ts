import { hash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { OwnAddress } from '../env/own-address.js';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-address';

export const BOARD_SESSION_SECONDS = 900;

/** Sorted set: digests of a user's secrets by expiry, ms. */
const sessionKey = (userId: number | string) => `${GATEWAY_KEYS}board-sessions:${userId}`;

const toDigest = (secret: string) => hash('sha256', secret, 'base64url');

/** Sessions are cookies `<user>.<secret>`. */
@Injectable()
export class BoardSessions {
  private readonly cookie;

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    { secureCookies: secure }: OwnAddress,
    @Inject(RpcClient) private readonly rpc: Pick<RpcClient, 'call'>,
  ) {
    // Browsers accept `__Host-` only over HTTPS, without a domain and for every path.
    const name = secure ? '__Host-rotadas-board' : 'rotadas-board';
    this.cookie = { name, secure, path: '/', httpOnly: true, sameSite: 'strict' } as const;
  }

  /** Returns the `Set-Cookie` header. */
  async begin(userId: number, now = Date.now()): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const key = sessionKey(userId);
    const commands = this.redis.multi().zremrangebyscore(key, 0, now);
    commands.zadd(key, now + BOARD_SESSION_SECONDS * 1_000, toDigest(secret));
    await guardDependency('redis', async () => {
      const results = await commands.expire(key, BOARD_SESSION_SECONDS).exec();
      for (const [error] of results ?? []) if (error) throw error;
    });
    return this.setCookie(`${userId}.${secret}`, BOARD_SESSION_SECONDS);
  }

  async findOwner(cookies = '', now = Date.now()): Promise<number | null> {
    const [userId, secret] = (parseCookie(cookies)[this.cookie.name] ?? '').split('.', 2);
    if (!userId || !secret) return null;
    const score = await guardDependency('redis', () =>
      this.redis.zscore(sessionKey(userId), toDigest(secret)),
    );
    return Number(score) > now ? Number(userId) : null;
  }

  async end(userId: number): Promise<string> {
    await guardDependency('redis', () => this.redis.del(sessionKey(userId)));
    return this.setCookie('', 0);
  }

  /** Throws `board-session-missing`, or `admin-required` for a former admin, whose sessions end. */
  async requireAdmin(cookies?: string): Promise<number> {
    const userId = await this.findOwner(cookies);
    if (userId === null) throw new DomainError('board-session-missing');
    const user = await this.rpc.call(usersRpc.get, { userId }).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'user-unknown') return null; // was erased
      throw error;
    });
    if (user?.isAdmin) return userId;
    await this.end(userId);
    throw new DomainError('admin-required');
  }

  private setCookie(value: string, maxAge: number): string {
    return stringifySetCookie({ ...this.cookie, value, maxAge });
  }
}
