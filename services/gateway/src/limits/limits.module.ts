import { Global, Module } from '@nestjs/common';
import { AnonymousRegions } from './anonymous-regions.js';
import { AddressLimit, UserLimit, WaitingLimit } from './shared-limits.js';

/** Instances share limits in Redis; regions are counted per instance. */
@Global()
@Module({
  providers: [AddressLimit, UserLimit, WaitingLimit, AnonymousRegions],
  exports: [AddressLimit, UserLimit, WaitingLimit, AnonymousRegions],
})
export class LimitsModule {}
