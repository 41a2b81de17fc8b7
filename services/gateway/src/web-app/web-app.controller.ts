import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { requestedFile } from './static-files.js';

type PageRequest = FastifyRequest<{ Params: { '*': string } }>;

@Controller()
export class WebAppController {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  @Get('*')
  file(@Req() { params, headers }: PageRequest, @Res() reply: FastifyReply): void {
    const file = requestedFile({ path: `/${params['*']}`, accept: headers.accept });
    if (!file || !this.env.WEB_DIST) throw new DomainError('path-unknown');
    reply.header('cache-control', file.cacheControl).sendFile(file.path);
  }
}
