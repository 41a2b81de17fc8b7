import { Controller, Headers, Inject, Ip } from '@nestjs/common';
import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Asked } from '../calls/asked.js';
import { HandleCall } from '../calls/handle-call.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { Altcha } from './altcha.js';
import { BotCheckService } from './bot-check.service.js';

type Calls = typeof botCheckCalls;

/** The calls of the bot-check (spec 5, design 6). */
@Controller()
export class BotCheckController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly altcha: Altcha,
    private readonly botCheck: BotCheckService,
  ) {}

  @HandleCall(botCheckCalls.challenge)
  challenge({ query }: Asked<Calls['challenge']>) {
    // With reCAPTCHA there is nothing to solve here.
    if (this.env.RECAPTCHA_SITE_KEY !== undefined) throw new DomainError('path-unknown');
    return this.altcha.challenge(query.action);
  }

  @HandleCall(botCheckCalls.verify)
  verify({ body }: Asked<Calls['verify']>, @Ip() address: string, @Headers('user-agent') userAgent = '') {
    return this.botCheck.pass({ ...body, address }, userAgent);
  }
}
