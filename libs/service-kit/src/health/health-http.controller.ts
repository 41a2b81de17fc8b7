import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { healthCalls } from '@rotadas/contracts/health/health.calls';
import { isReady, ReadinessService } from './readiness.service.js';

/** The one thing that the answer needs of Fastify's reply. */
interface StatusReply {
  status(code: number): unknown;
}

/** What an orchestrator asks: is the process alive, can it do its work. */
@Controller()
export class HealthHttpController {
  constructor(private readonly health: ReadinessService) {}

  @Get(healthCalls.alive.path)
  @HttpCode(200)
  alive() {
    return { alive: true };
  }

  @Get(healthCalls.ready.path)
  async ready(@Res({ passthrough: true }) reply: StatusReply) {
    const readiness = await this.health.readiness();
    reply.status(isReady(readiness) ? 200 : 503);
    return readiness;
  }
}
