import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { dependencyUnavailable } from '@rotadas/service-kit/errors/dependency';
import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import type { BotCheck, OfferedToken } from './bot-check.js';

const RECAPTCHA_TIMEOUT_MS = 5_000;

@Injectable()
export class Recaptcha implements BotCheck {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  async verify({ action, token, address }: OfferedToken): Promise<string | null> {
    if (token === '') return null;
    const { RECAPTCHA_MIN_SCORE: minScore, RECAPTCHA_HOSTNAMES: hostnames } = this.env;
    if (!isLikelyHuman(await this.fetchVerdict(token, address), { action, minScore, hostnames })) return null;
    return createHash('sha256').update(token).digest('base64url');
  }

  private async fetchVerdict(token: string, address: string): Promise<RecaptchaVerdict> {
    try {
      const reply = await fetch(this.env.RECAPTCHA_VERIFY_URL, {
        method: 'POST',
        body: new URLSearchParams({
          secret: this.env.RECAPTCHA_SECRET ?? '',
          response: token,
          remoteip: address,
        }),
        signal: AbortSignal.timeout(RECAPTCHA_TIMEOUT_MS),
      });
      return RecaptchaVerdict.parse(await reply.json());
    } catch (error) {
      throw dependencyUnavailable('reCAPTCHA', error);
    }
  }
}

const RecaptchaVerdict = z.object({
  success: z.boolean(),
  /** 1 for a person, 0 for a bot; keys of version 2 return neither score nor action. */
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});
type RecaptchaVerdict = z.infer<typeof RecaptchaVerdict>;

export interface RecaptchaRequirement {
  readonly action: BotCheckAction;
  readonly minScore: number;
  readonly hostnames: readonly string[];
}

export function isLikelyHuman(verdict: RecaptchaVerdict, requirement: RecaptchaRequirement): boolean {
  const { success, hostname } = verdict;
  if (!success || hostname === undefined || !requirement.hostnames.includes(hostname.toLowerCase()))
    return false;
  if (verdict.score === undefined && verdict.action === undefined) return true;
  return verdict.action === requirement.action && (verdict.score ?? 0) >= requirement.minScore;
}
