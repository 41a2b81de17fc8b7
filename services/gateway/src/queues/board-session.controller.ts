import { Controller, Headers, Res } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { QUEUE_BOARD_PATH } from '@rotadas/contracts/queues/queues';
import { queuesCalls } from '@rotadas/contracts/queues/queues.calls';
import { HandleCall } from '../calls/handle-call.js';
import { OwnAddress } from '../env/own-address.js';
import { bearerToken } from '../sign-in/bearer.strategy.js';

const COOKIE = 'rotadas-board';
const SESSION_SECONDS = 900;

/** Keeps the admin's token in a cookie for the board only, since a page cannot send the header. */
@Controller()
export class BoardSessionController {
  constructor(private readonly ownAddress: OwnAddress) {}

  @HandleCall(queuesCalls.beginSession)
  async begin(
    _input: unknown,
    @Headers('authorization') authorization: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.setCookie(reply, bearerToken(authorization), SESSION_SECONDS);
  }

  @HandleCall(queuesCalls.endSession)
  async end(_input: unknown, @Res({ passthrough: true }) reply: FastifyReply) {
    this.setCookie(reply, '', 0);
  }

  private setCookie(reply: FastifyReply, value: string, maxAge: number): void {
    const scope = { path: QUEUE_BOARD_PATH, httpOnly: true, sameSite: 'strict' } as const;
    const secure = this.ownAddress.secureCookies;
    reply.header('set-cookie', stringifySetCookie({ name: COOKIE, value, maxAge, secure, ...scope }));
  }
}

/** Throws `board-session-missing`. */
export function boardToken(cookies = ''): string {
  const token = parseCookie(cookies)[COOKIE];
  if (!token) throw new DomainError('board-session-missing');
  return token;
}
