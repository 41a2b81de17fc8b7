import { Global, Module } from '@nestjs/common';
import { AnonymousRegions } from './anonymous-regions.service.js';
import { LimitHits } from './limit-hits.service.js';
import { AddressLimit, UserLimit } from './shared-limits.service.js';

/** Instances share limits in Redis; regions are counted per instance. */
@Global()
@Module({
  providers: [AddressLimit, UserLimit, AnonymousRegions, LimitHits],
  exports: [AddressLimit, UserLimit, AnonymousRegions],
})
export class LimitsModule {}
