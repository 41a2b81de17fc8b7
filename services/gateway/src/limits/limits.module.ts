import { Global, Module } from '@nestjs/common';
import { AddressLimit } from './address-limit.js';
import { AnonymousRegions } from './anonymous-regions.js';
import { LimitHits } from './limit-hits.js';
import { UserLimit } from './user-limit.js';

/** How often one may ask: in Redis for all instances together, but for regions. */
@Global()
@Module({
  providers: [AddressLimit, UserLimit, AnonymousRegions, LimitHits],
  exports: [AddressLimit, UserLimit, AnonymousRegions],
})
export class LimitsModule {}
