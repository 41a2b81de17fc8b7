import { Controller, Headers, Ip } from '@nestjs/common';
import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { BotCheckService } from './bot-check.service.js';

type Calls = typeof botCheckCalls;

@Controller()
export class BotCheckController {
  constructor(private readonly botCheck: BotCheckService) {}

  @HandleCall(botCheckCalls.challenge)
  challenge({ query }: ParsedInput<Calls['challenge']>) {
    return this.botCheck.challenge(query.action);
  }

  @HandleCall(botCheckCalls.verify)
  verify(
    { body }: ParsedInput<Calls['verify']>,
    @Ip() address: string,
    @Headers('user-agent') userAgent = '',
  ) {
    return this.botCheck.verify({ ...body, address }, userAgent);
  }
}
