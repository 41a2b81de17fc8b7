import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { dependencyAway } from '@rotadas/service-kit/errors/dependency';
import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import type { BotCheck, OfferedToken } from './bot-check.js';

/** Longest wait for Google's answer about a token, ms. */
const RECAPTCHA_TIMEOUT_MS = 5_000;

/** The bot-check by Google's reCAPTCHA: only Google can say whose token it is. */
@Injectable()
export class Recaptcha implements BotCheck {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  async prove({ action, token, address }: OfferedToken): Promise<string | null> {
    if (token === '') return null;
    const { RECAPTCHA_MIN_SCORE: minScore, RECAPTCHA_HOSTNAMES: hostnames } = this.env;
    if (!meansPerson(await this.ask(token, address), { action, minScore, hostnames })) return null;
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
      throw dependencyAway('reCAPTCHA', error);
    }
  }
}

/** What Google says about a token. */
const RecaptchaAnswer = z.object({
  success: z.boolean(),
  /** 1 for a person, 0 for a bot; a version 2 key gives neither score nor action. */
  score: z.number().optional(),
  action: z.string().optional(),
  /** The host of the page that the token was made on. */
  hostname: z.string().optional(),
});
type RecaptchaAnswer = z.infer<typeof RecaptchaAnswer>;

/** What an answer has to meet. */
export interface RecaptchaDemand {
  readonly action: BotCheckAction;
  readonly minScore: number;
  /** The hosts that the product is reached at. */
  readonly hostnames: readonly string[];
}

/** Whether the answer means a person who wanted to do that, on a page of the product's own. */
export function meansPerson(answer: RecaptchaAnswer, demand: RecaptchaDemand): boolean {
  const { success, hostname } = answer;
  if (!success || hostname === undefined || !demand.hostnames.includes(hostname.toLowerCase())) return false;
  if (answer.score === undefined && answer.action === undefined) return true;
  return answer.action === demand.action && (answer.score ?? 0) >= demand.minScore;
}
