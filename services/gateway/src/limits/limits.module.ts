import { Global, Module } from '@nestjs/common';
import { AnonymousRegions } from './anonymous-regions.js';
import { LimitHits } from './limit-hits.js';
import { AddressLimit, UserLimit } from './shared-limits.js';

/** Limits of requests. All instances share them in Redis, but each counts regions by itself. */
@Global()
@Module({
  providers: [AddressLimit, UserLimit, AnonymousRegions, LimitHits],
  exports: [AddressLimit, UserLimit, AnonymousRegions],
})
export class LimitsModule {}
