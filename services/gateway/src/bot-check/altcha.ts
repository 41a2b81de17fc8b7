import { randomInt, randomBytes } from 'node:crypto';
import { Injectable, Inject } from '@nestjs/common';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { WorkChallenge, WorkProof } from '@rotadas/contracts/bot-check/proof-of-work';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-keys';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { BotCheck, OfferedToken } from './bot-check.js';

/**
 * How long a challenge may be solved, s; far more than the 5 s that the page waits, for slow clocks
 * and lines.
 */
const CHALLENGE_SECONDS = 300;

/** Rounds of PBKDF2 for one try: about a millisecond. */
const ROUNDS = 5_000;
/**
 * The solution lies between these many tries: felt by who asks a thousand times, not by who asks
 * once.
 */
const TRIES = { min: 60, max: 120 };

/**
 * What signs the challenges: made once, and kept in Redis so that all copies of the gateway share
 * it.
 */
@Injectable()
export class AltchaKey {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  async read(): Promise<string> {
    return guardDependency('redis', async () => {
      const [, kept] = await Promise.all([
        this.redis.set(KEY, randomBytes(KEY_BYTES).toString('base64url'), 'NX'),
        this.redis.get(KEY),
      ]);
      if (kept === null) throw new Error('Redis lost the key of the bot-check between two commands');
      return kept;
    });
  }
}

/** The bot-check without any third party: a proof of work (design 6). */
@Injectable()
export class Altcha implements BotCheck {
  constructor(private readonly key: AltchaKey) {}

  async challenge(action: BotCheckAction): Promise<WorkChallenge> {
    const made = await createChallenge({
      ...secretsFrom(await this.key.read()),
      algorithm: 'PBKDF2/SHA-256',
      cost: ROUNDS,
      counter: randomInt(TRIES.min, TRIES.max),
      data: { action },
      deriveKey,
      expiresAt: new Date(Date.now() + CHALLENGE_SECONDS * 1_000),
    });
    return WorkChallenge.parse(made);
  }

  async prove({ action, token }: OfferedToken): Promise<string | null> {
    const proof = readWorkProof(token);
    if (proof === null || proof.challenge.parameters.data.action !== action) return null;
    return (await this.isSolved(proof)) ? proof.challenge.signature : null;
  }

  private async isSolved({ challenge, solution }: WorkProof): Promise<boolean> {
    const secrets = secretsFrom(await this.key.read());
    const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
    return verified;
  }
}

function secretsFrom(key: string) {
  return { hmacSignatureSecret: `challenge ${key}`, hmacKeySignatureSecret: `solution ${key}` };
}

const KEY = `${GATEWAY_KEYS}bot-check:key`;
const KEY_BYTES = 32;

/** The proof of work in a token; null when the token is something else. */
export function readWorkProof(token: string): WorkProof | null {
  const parsed = WorkProof.safeParse(jsonOrNull(Buffer.from(token, 'base64').toString()));
  return parsed.success ? parsed.data : null;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // whatever was sent, it is no proof
  }
}
