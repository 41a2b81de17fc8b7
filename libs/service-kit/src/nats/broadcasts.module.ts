import { Module } from '@nestjs/common';
import { Broadcasts } from './broadcasts.js';

/** What the services publish to all copies of the gateway. */
@Module({ providers: [Broadcasts], exports: [Broadcasts] })
export class BroadcastsModule {}
