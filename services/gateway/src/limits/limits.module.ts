import { Global, Module } from '@nestjs/common';
import { AddressLimit } from './address-limit.js';
import { LimitHits } from './limit-hits.js';
import { UserLimit } from './user-limit.js';

/** How often one may ask, counted in Redis for all copies of the gateway together. */
@Global()
@Module({ providers: [AddressLimit, UserLimit, LimitHits], exports: [AddressLimit, UserLimit] })
export class LimitsModule {}
