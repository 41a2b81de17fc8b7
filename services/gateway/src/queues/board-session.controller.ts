import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { queuesCalls } from '@rotadas/contracts/queues/queues.calls';
import type { Asked } from '../calls/asked.js';
import { HandleCall } from '../calls/handle-call.js';
import { OwnAddress } from '../env/own-address.js';
import { boardCookie } from './board-cookie.js';
import { BoardSessions } from './board-sessions.js';

type Calls = typeof queuesCalls;

/**
 * Lets admins into the queues' page: a page cannot bring a bearer token, so the token gets a
 * short-lived cookie first.
 */
@Controller()
export class BoardSessionController {
  constructor(
    private readonly sessions: BoardSessions,
    private readonly ownAddress: OwnAddress,
  ) {}

  @HandleCall(queuesCalls.beginSession)
  async begin(
    { principal: { userId } }: Asked<Calls['beginSession']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    reply.header('set-cookie', boardCookie(await this.sessions.begin(userId), this.ownAddress.secureCookies));
  }

  @HandleCall(queuesCalls.endSession)
  async end(
    { principal: { userId } }: Asked<Calls['endSession']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(userId);
    reply.header('set-cookie', boardCookie('', this.ownAddress.secureCookies));
  }
}
