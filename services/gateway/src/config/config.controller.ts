import { Controller, Inject } from '@nestjs/common';
import { configCalls } from '@rotadas/contracts/config/config.calls';
import { HandleCall } from '../calls/handle-call.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { publicConfigOf } from './public-config.js';

/** Tells the web app where it runs, so that one build serves every environment (design 6). */
@Controller()
export class ConfigController {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  @HandleCall(configCalls.get)
  config() {
    return publicConfigOf(this.env);
  }
}
