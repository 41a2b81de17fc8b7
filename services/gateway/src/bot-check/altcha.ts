import { randomInt, randomBytes } from 'node:crypto';
import { Injectable, Inject } from '@nestjs/common';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { WorkChallenge, WorkProof } from '@rotadas/contracts/bot-check/proof-of-work';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { BotCheck, OfferedToken } from './bot-check.js';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-address';

/** Allows for slow clocks and connections. */
const CHALLENGE_SECONDS = 300;

/** PBKDF2 rounds of one try: about 1 ms. */
const ROUNDS = 5_000;
/** Attempts a client needs to solve a challenge. */
const TRIES = { min: 60, max: 120 };

/** Signs challenges; created once and shared by all instances in Redis. */
@Injectable()
export class AltchaKey {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  async read(): Promise<string> {
    return guardDependency('redis', async () => {
      const [, key] = await Promise.all([
        this.redis.set(KEY, randomBytes(KEY_BYTES).toString('base64url'), 'NX'),
        this.redis.get(KEY),
      ]);
      if (key === null) throw new Error('Redis lost the key of the bot-check');
      return key;
    });
  }
}

/** Proof of work, without a third party. */
@Injectable()
export class Altcha implements BotCheck {
  constructor(private readonly key: AltchaKey) {}

  async challenge(action: BotCheckAction): Promise<WorkChallenge> {
    const challenge = await createChallenge({
      ...secretsFrom(await this.key.read()),
      algorithm: 'PBKDF2/SHA-256',
      cost: ROUNDS,
      counter: randomInt(TRIES.min, TRIES.max),
      data: { action },
      deriveKey,
      expiresAt: new Date(Date.now() + CHALLENGE_SECONDS * 1_000),
    });
    return WorkChallenge.parse(challenge);
  }

  async verify({ action, token }: OfferedToken): Promise<string | null> {
    const proof = parseWorkProof(token);
    if (proof === null || proof.challenge.parameters.data.action !== action) return null;
    const { challenge, solution } = proof;
    const secrets = secretsFrom(await this.key.read());
    const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
    return verified ? challenge.signature : null;
  }
}

function secretsFrom(key: string) {
  return { hmacSignatureSecret: `challenge ${key}`, hmacKeySignatureSecret: `solution ${key}` };
}

const KEY = `${GATEWAY_KEYS}bot-check:key`;
const KEY_BYTES = 32;

function parseWorkProof(token: string): WorkProof | null {
  const parsed = WorkProof.safeParse(jsonOrNull(Buffer.from(token, 'base64').toString()));
  return parsed.success ? parsed.data : null;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // no JSON
  }
}
