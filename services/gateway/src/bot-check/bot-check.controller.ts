import { Controller, Headers, Ip, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
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
  async verify(
    { body }: ParsedInput<Calls['verify']>,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('user-agent') userAgent = '',
  ) {
    const cookie = await this.botCheck.verify({ ...body, address }, userAgent);
    if (cookie !== null) reply.header('set-cookie', cookie);
  }
}
