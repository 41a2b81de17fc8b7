import { hash, randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { parseCookie } from 'cookie';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-address';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { QUEUE_BOARD_PATH } from '@rotadas/contracts/queues/queues';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { OwnAddress } from '../env/own-address.js';
import { Authenticator } from '../sign-in/authenticator.js';

const COOKIE = 'rotadas-board';
const SESSION_SECONDS = 900;
const SESSION = /^(\d{1,15})\.([\w-]{43})$/;

/**
 * Pages cannot send tokens. The cookie holds a random secret; Redis stores its digest. Each admin
 * has one session.
 */
@Injectable()
export class BoardSessions {
  private readonly logger = new Logger('QueueBoard');

  constructor(
    @Inject(REDIS) private readonly redis: Pick<RedisClient, 'get' | 'set' | 'del'>,
    private readonly rpc: RpcClient,
    private readonly ownAddress: OwnAddress,
    authenticator: Authenticator,
  ) {
    authenticator.onAccessLost((userId) => {
      this.end(userId).catch((error: unknown) => this.logger.warn({ err: error }, 'A session was not ended'));
    });
  }

  /** Resolves to the cookie. */
  async begin(userId: number): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await guardDependency('redis', () =>
      this.redis.set(toKey(userId), toDigest(secret), 'EX', SESSION_SECONDS),
    );
    return this.cookie(`${userId}.${secret}`, SESSION_SECONDS);
  }

  async end(userId: number): Promise<void> {
    await guardDependency('redis', () => this.redis.del(toKey(userId)));
  }

  removedCookie(): string {
    return this.cookie('', 0);
  }

  /** Resolves to the user ID. Throws `board-session-missing` or `admin-required`. */
  async authenticate(cookies = ''): Promise<number> {
    const [, id, secret = ''] = SESSION.exec(parseCookie(cookies)[COOKIE] ?? '') ?? [];
    const userId = Number(id);
    const digest = id ? await guardDependency('redis', () => this.redis.get(toKey(userId))) : null;
    if (digest !== toDigest(secret)) throw new DomainError('board-session-missing');
    if (!(await this.rpc.call(usersRpc.get, { userId })).isAdmin) throw new DomainError('admin-required');
    return userId;
  }

  private cookie(value: string, maxAge: number): string {
    return this.ownAddress.cookie(COOKIE, value, { path: QUEUE_BOARD_PATH, maxAge });
  }
}

const toKey = (userId: number) => `${GATEWAY_KEYS}board-session:${userId}`;
const toDigest = (secret: string) => hash('sha256', secret, 'base64url');
