import { Global, Module } from '@nestjs/common';
import { AnonymousRegions } from './anonymous-regions.js';
import { LimitHits } from './limit-hits.js';
import { AddressLimit, UserLimit } from './shared-limits.js';

/** Instances share request limits in Redis; each counts regions by itself. */
@Global()
@Module({
  providers: [AddressLimit, UserLimit, AnonymousRegions, LimitHits],
  exports: [AddressLimit, UserLimit, AnonymousRegions],
})
export class LimitsModule {}
