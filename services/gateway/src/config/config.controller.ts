import { Controller, Inject, Module } from '@nestjs/common';
import { configCalls } from '@rotadas/contracts/config/config.calls';
import { HandleCall } from '../calls/handle-call.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { toPublicConfig } from './public-config.js';

/** Serves settings at run time, so that one build works in every environment. */
@Controller()
class ConfigController {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  @HandleCall(configCalls.get)
  config() {
    return toPublicConfig(this.env);
  }
}

@Module({ controllers: [ConfigController] })
export class ConfigModule {}
