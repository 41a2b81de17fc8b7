import { Controller, Headers, Ip } from '@nestjs/common';
import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { type CallInput, HandleCall } from '../calls/handle-call.js';
import { BotCheckService } from './bot-check.service.js';

type Calls = typeof botCheckCalls;

@Controller()
export class BotCheckController {
  constructor(private readonly botCheck: BotCheckService) {}

  @HandleCall(botCheckCalls.challenge)
  challenge({ query }: CallInput<Calls['challenge']>) {
    return this.botCheck.challenge(query.action);
  }

  @HandleCall(botCheckCalls.verify)
  verify({ body }: CallInput<Calls['verify']>, @Ip() address: string, @Headers('user-agent') userAgent = '') {
    return this.botCheck.verify({ ...body, address }, userAgent);
  }
}
