import { Controller, Inject } from '@nestjs/common';
import { configCalls } from '@rotadas/contracts/config/config.calls';
import { HandleCall } from '../calls/handle-call.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { toPublicConfig } from './public-config.js';

/** Serves settings at run time, so that one build works in every environment. */
@Controller()
export class ConfigController {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  @HandleCall(configCalls.get)
  get() {
    return toPublicConfig(this.env);
  }
}
