import { Global, Module } from '@nestjs/common';
import { AnonymousRegions } from './anonymous-regions.js';
import { AddressRateLimit, UserRateLimit, WaitingRateLimit } from './redis-rate-limits.js';

/** Instances share limits in Redis; regions are counted per instance. */
@Global()
@Module({
  providers: [AddressRateLimit, UserRateLimit, WaitingRateLimit, AnonymousRegions],
  exports: [AddressRateLimit, UserRateLimit, WaitingRateLimit, AnonymousRegions],
})
export class LimitsModule {}
