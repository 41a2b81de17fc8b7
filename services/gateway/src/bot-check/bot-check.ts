import { Inject, Injectable } from '@nestjs/common';
import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-keys';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';

/** How long a used token is remembered, s; a reCAPTCHA token is valid for two minutes. */
const USED_TOKEN_SECONDS = 600;

/** A token as it came, and from where. */
export interface OfferedToken {
  readonly action: BotCheckAction;
  readonly token: string;
  /** The sender's network address. */
  readonly address: string;
}

/** One kind of bot-check. */
export interface BotCheck {
  /**
   * A mark of the token that tells it from all others when it proves a person; null when it does
   * not.
   */
  prove(offered: OfferedToken): Promise<string | null>;
}

/** Which tokens were used, for all copies of the gateway together. */
@Injectable()
export class UsedTokens {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  /** Uses the token of that mark; false when it was used before. */
  async use(mark: string): Promise<boolean> {
    const set = await guardDependency('redis', () =>
      this.redis.set(`${GATEWAY_KEYS}bot-check:used:${mark}`, 1, 'EX', USED_TOKEN_SECONDS, 'NX'),
    );
    return set === 'OK';
  }
}
