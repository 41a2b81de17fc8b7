import { Global, Module } from '@nestjs/common';
import { AnonymousRegions } from './anonymous-regions.js';
import { ShareOpenings } from './share-openings.js';
import { AddressRateLimit, UserRateLimit, WaitingRateLimit } from './redis-rate-limits.js';

/** Instances share limits in Redis; regions and openings of shares are counted per instance. */
@Global()
@Module({
  providers: [AddressRateLimit, UserRateLimit, WaitingRateLimit, AnonymousRegions, ShareOpenings],
  exports: [AddressRateLimit, UserRateLimit, WaitingRateLimit, AnonymousRegions, ShareOpenings],
})
export class LimitsModule {}
