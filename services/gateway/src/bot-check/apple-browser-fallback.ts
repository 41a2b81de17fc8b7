import { Inject, Injectable, Logger } from '@nestjs/common';
import { isAppleBrowser } from '@rotadas/contracts/bot-check/apple-browser';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { networkKey, toCustomerNetwork } from '../limits/networks.js';
import { RedisRateLimit } from '../limits/redis-rate-limits.js';

/**
 * Accepts a placeholder instead of a token from Apple's browsers, in which the bot check may fail
 * to run: a few per minute and network.
 */
@Injectable()
export class AppleBrowserFallback {
  private readonly logger = new Logger('BotCheck');
  private readonly limit: RedisRateLimit;
  private accepted = 0;

  constructor(@Inject(REDIS) redis: RedisClient, @Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.limit = new RedisRateLimit(redis, 'bot-check-placeholder', env.BOT_CHECK_PLACEHOLDERS_PER_MINUTE);
  }

  async consume(userAgent: string, address: string): Promise<void> {
    if (!isAppleBrowser(userAgent)) throw new DomainError('bot-check-failed');
    await this.limit.consume(networkKey(toCustomerNetwork(address)));
    this.accepted += 1;
    this.logger.warn({ accepted: this.accepted }, 'A bot-check placeholder was accepted');
  }
}
