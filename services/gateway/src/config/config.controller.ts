import { Controller, Get, Inject } from '@nestjs/common';
import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { publicConfigOf } from './public-config.js';

/** Tells the web app where it runs, so that one build serves every environment (design 6). */
@Controller('api/config')
export class ConfigController {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  @Get()
  config(): PublicConfig {
    return publicConfigOf(this.env);
  }
}
