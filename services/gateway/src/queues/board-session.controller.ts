import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { queuesCalls } from '@rotadas/contracts/queues/queues.calls';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { BoardSessions } from './board-sessions.js';

type Calls = typeof queuesCalls;

@Controller()
export class BoardSessionController {
  constructor(private readonly sessions: BoardSessions) {}

  @HandleCall(queuesCalls.beginSession)
  async beginSession(
    { principal }: ParsedInput<Calls['beginSession']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    reply.header('set-cookie', await this.sessions.begin(principal.userId));
  }

  @HandleCall(queuesCalls.endSession)
  async endSession(
    { principal }: ParsedInput<Calls['endSession']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    reply.header('set-cookie', this.sessions.removedCookie()); // even if Redis is unavailable
    await this.sessions.end(principal.userId);
  }
}
