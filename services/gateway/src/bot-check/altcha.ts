import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { WorkChallenge, type WorkProof } from '@rotadas/contracts/bot-check/proof-of-work';
import { AltchaKey } from './altcha-key.js';
import type { BotCheck, OfferedToken } from './bot-check.js';
import { CHALLENGE_SECONDS } from './bot-check-times.js';
import { readWorkProof } from './work-proof.js';

/** Rounds of PBKDF2 for one try: about a millisecond. */
const ROUNDS = 5_000;
/**
 * The solution lies between these many tries: felt by who asks a thousand times, not by who asks
 * once.
 */
const TRIES = { min: 60, max: 120 };

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
