import { Body, Controller, Get, Headers, HttpCode, Inject, Ip, Post, Query } from '@nestjs/common';
import { BotCheckInput } from '@rotadas/contracts/bot-check/bot-check';
import type { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { ZodPipe } from '../input/zod-pipe.js';
import { Altcha } from './altcha.js';
import { BotCheckService } from './bot-check.service.js';
import { ChallengeQuery } from './challenge-query.js';

/** The calls of the bot-check (spec 5, design 6). */
@Controller('api/bot-check')
export class BotCheckController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly altcha: Altcha,
    private readonly botCheck: BotCheckService,
  ) {}

  @Get('challenge')
  challenge(@Query(new ZodPipe(ChallengeQuery)) { action }: ChallengeQuery): Promise<WorkChallenge> {
    // With reCAPTCHA there is nothing to solve here.
    if (this.env.RECAPTCHA_SITE_KEY !== undefined) throw new DomainError('path-unknown');
    return this.altcha.challenge(action);
  }

  @Post('verify')
  @HttpCode(204)
  verify(
    @Body(new ZodPipe(BotCheckInput)) input: BotCheckInput,
    @Ip() address: string,
    @Headers('user-agent') userAgent = '',
  ): Promise<void> {
    return this.botCheck.pass({ ...input, address }, userAgent);
  }
}
