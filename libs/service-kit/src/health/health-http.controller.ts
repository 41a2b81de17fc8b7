import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { isReady, ReadinessService } from './readiness.service.js';

/** The one thing that the answer needs of Fastify's reply. */
interface StatusReply {
  status(code: number): unknown;
}

/** What an orchestrator asks: is the process alive, can it do its work. */
@Controller()
export class HealthHttpController {
  constructor(private readonly health: ReadinessService) {}

  @Get('healthz')
  @HttpCode(200)
  alive() {
    return { alive: true };
  }

  @Get('readyz')
  async ready(@Res({ passthrough: true }) reply: StatusReply) {
    const readiness = await this.health.readiness();
    reply.status(isReady(readiness) ? 200 : 503);
    return readiness;
  }
}
