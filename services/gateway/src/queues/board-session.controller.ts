import { Controller, Delete, HttpCode, Inject, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { AdminsOnly } from '../sign-in/admins-only.js';
import { CurrentPrincipal } from '../sign-in/current-principal.js';
import type { Principal } from '../sign-in/principal.js';
import { boardCookie } from './board-cookie.js';
import { BoardSessions } from './board-sessions.js';

/** Lets admins into the queues' page: a page cannot bring a bearer token, so the token gets a short-lived cookie first. */
@Controller('api/admin/session')
@AdminsOnly()
export class BoardSessionController {
  private readonly isSecure: boolean;

  constructor(
    private readonly sessions: BoardSessions,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
  ) {
    this.isSecure = env.NODE_ENV === 'production';
  }

  @Post()
  @HttpCode(204)
  async begin(
    @CurrentPrincipal() { userId }: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    reply.header('set-cookie', boardCookie(await this.sessions.begin(userId), this.isSecure));
  }

  @Delete()
  @HttpCode(204)
  async end(
    @CurrentPrincipal() { userId }: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(userId);
    reply.header('set-cookie', boardCookie('', this.isSecure));
  }
}
