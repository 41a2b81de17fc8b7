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

  async prove({ action, token, address }: OfferedToken): Promise<string | null> {
    if (token === '') return null;
    const { RECAPTCHA_MIN_SCORE: minScore, RECAPTCHA_HOSTNAMES: hostnames } = this.env;
    if (!isLikelyHuman(await this.ask(token, address), { action, minScore, hostnames })) return null;
    return createHash('sha256').update(token).digest('base64url');
  }

  private async ask(token: string, address: string): Promise<RecaptchaAnswer> {
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
      return RecaptchaAnswer.parse(await reply.json());
    } catch (error) {
      throw dependencyUnavailable('reCAPTCHA', error);
    }
  }
}

const RecaptchaAnswer = z.object({
  success: z.boolean(),
  /** 1 for a person, 0 for a bot; keys of version 2 return neither score nor action. */
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});
type RecaptchaAnswer = z.infer<typeof RecaptchaAnswer>;

export interface RecaptchaRequirement {
  readonly action: BotCheckAction;
  readonly minScore: number;
  readonly hostnames: readonly string[];
}

export function isLikelyHuman(answer: RecaptchaAnswer, demand: RecaptchaRequirement): boolean {
  const { success, hostname } = answer;
  if (!success || hostname === undefined || !demand.hostnames.includes(hostname.toLowerCase())) return false;
  if (answer.score === undefined && answer.action === undefined) return true;
  return answer.action === demand.action && (answer.score ?? 0) >= demand.minScore;
}
