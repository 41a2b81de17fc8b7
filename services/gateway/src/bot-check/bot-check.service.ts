import { Inject, Injectable } from '@nestjs/common';
import { BOT_CHECK_PLACEHOLDER } from '@rotadas/contracts/bot-check/apple-browser';
import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { Altcha } from './altcha.js';
import type { BotCheck, OfferedToken } from './bot-check.js';
import { UsedTokens } from './used-tokens.js';
import { BotCheckProofs } from '../sign-in/bot-check-proofs.js';
import { AppleBrowserFallback } from './apple-browser-fallback.js';
import { Recaptcha } from './recaptcha.js';

@Injectable()
export class BotCheckService {
  private readonly check: BotCheck;

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly altcha: Altcha,
    recaptcha: Recaptcha,
    private readonly used: UsedTokens,
    private readonly appleBrowserFallback: AppleBrowserFallback,
    private readonly proofs: BotCheckProofs,
  ) {
    this.check = env.RECAPTCHA_SECRET === undefined ? altcha : recaptcha;
  }

  /** Throws `path-unknown` if reCAPTCHA is used. */
  challenge(action: BotCheckAction) {
    if (this.env.RECAPTCHA_SITE_KEY !== undefined) throw new DomainError('path-unknown');
    return this.altcha.challenge(action);
  }

  /**
   * Resolves to the cookie of a proof, or null if none is required. Throws `bot-check-failed`
   * unless the token is valid and unused.
   */
  async verify(offered: OfferedToken, userAgent: string): Promise<string | null> {
    if (offered.token === BOT_CHECK_PLACEHOLDER)
      await this.appleBrowserFallback.consume(userAgent, offered.address);
    else await this.verifyAndConsume(offered);
    return this.proofs.issueCookie();
  }

  private async verifyAndConsume(offered: OfferedToken): Promise<void> {
    const tokenId = await this.check.verify(offered);
    if (tokenId === null || !(await this.used.markUsed(tokenId))) throw new DomainError('bot-check-failed');
  }
}
