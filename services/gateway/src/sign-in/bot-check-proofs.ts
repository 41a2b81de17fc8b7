import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-address';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { OwnAddress } from '../env/own-address.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

const COOKIE = 'rotadas-bot-check';
const PROOF_SECONDS = 600;
const PROOF_BYTES = 32;
const PROOF = /^[\w-]{43}$/;

/**
 * A verified bot-check becomes a cookie that lets one account be created. The cookie is not
 * single-use: parallel requests of one page share it. The first user to use it owns it.
 */
@Injectable()
export class BotCheckProofs {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'REQUIRE_BOT_CHECK'>,
    @Inject(REDIS) private readonly redis: Pick<RedisClient, 'get' | 'set'>,
    private readonly ownAddress: OwnAddress,
  ) {}

  /** The cookie of a new proof; null if none is required. */
  async issueCookie(): Promise<string | null> {
    if (!this.env.REQUIRE_BOT_CHECK) return null;
    const proof = randomBytes(PROOF_BYTES).toString('base64url');
    await guardDependency('redis', () => this.redis.set(toKey(proof), 1, 'EX', PROOF_SECONDS));
    return this.ownAddress.cookie(COOKIE, proof, { path: '/api', maxAge: PROOF_SECONDS });
  }

  /** Throws `bot-check-required` unless the cookies contain a proof that no other user has used. */
  async requireProof(uid: string, cookies = ''): Promise<void> {
    if (!this.env.REQUIRE_BOT_CHECK) return;
    const proof = parseCookie(cookies)[COOKIE] ?? '';
    if (!PROOF.test(proof) || !(await guardDependency('redis', () => this.bindToUser(toKey(proof), uid))))
      throw new DomainError('bot-check-required');
  }

  private async bindToUser(key: string, uid: string): Promise<boolean> {
    if ((await this.redis.get(key)) === null) return false;
    await this.redis.set(`${key}:user`, uid, 'EX', PROOF_SECONDS, 'NX');
    return (await this.redis.get(`${key}:user`)) === uid;
  }
}

const toKey = (proof: string) => `${GATEWAY_KEYS}bot-check:proof:${proof}`;
