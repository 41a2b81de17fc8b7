import { hash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-keys';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';

/**
 * How long a session of the queues' page lasts, s: long enough for a look, short enough for a
 * machine that is left.
 */
export const BOARD_SESSION_SECONDS = 900;

/** A user's sessions, each as the digest of its secret with the moment of its end, ms. */
const keyOf = (userId: number) => `${GATEWAY_KEYS}board-sessions:${userId}`;

const digestOf = (secret: string) => hash('sha256', secret, 'base64url');

/** Who may look at the queues, in Redis for all copies of the gateway; only digests lie there. */
@Injectable()
export class BoardSessions {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  /**
   * Begins a session of `userId`; answers the text that stands for it, which only the browser
   * keeps.
   */
  async begin(userId: number, now = Date.now()): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await guardDependency('redis', () =>
      this.redis
        .multi()
        .zremrangebyscore(keyOf(userId), 0, now)
        .zadd(keyOf(userId), now + BOARD_SESSION_SECONDS * 1_000, digestOf(secret))
        .expire(keyOf(userId), BOARD_SESSION_SECONDS)
        .exec(),
    );
    return `${userId}.${secret}`;
  }

  /** Whose session `text` stands for; null where it stands for none, or for one that is over. */
  async ownerOf(text: string, now = Date.now()): Promise<number | null> {
    const [, id, secret] = /^([1-9]\d{0,15})\.([\w-]{43})$/.exec(text) ?? [];
    if (id === undefined || secret === undefined) return null;
    const userId = Number(id);
    const endsAt = await guardDependency('redis', () => this.redis.zscore(keyOf(userId), digestOf(secret)));
    return endsAt !== null && Number(endsAt) > now ? userId : null;
  }

  /** Ends all sessions of `userId`. */
  async end(userId: number): Promise<void> {
    await guardDependency('redis', () => this.redis.del(keyOf(userId)));
  }
}
