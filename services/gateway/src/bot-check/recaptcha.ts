import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { dependencyAway } from '@rotadas/service-kit/errors/dependency';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import type { BotCheck, OfferedToken } from './bot-check.js';
import { RECAPTCHA_TIMEOUT_MS } from './bot-check-times.js';
import { meansPerson, RecaptchaAnswer } from './recaptcha-answer.js';

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
