import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { principalOf } from '../sign-in/current-principal.js';
import { LocationLimit } from './location-limit.js';

/** Holds a provider to the limit of positions. */
@Injectable()
export class LocationLimitGuard implements CanActivate {
  private readonly limit: LocationLimit;

  constructor(@Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.limit = new LocationLimit(env.LOCATION_LIMIT_PER_SECOND);
  }

  canActivate(context: ExecutionContext): boolean {
    this.limit.count(principalOf(context).userId);
    return true;
  }
}
