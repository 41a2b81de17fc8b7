import { Module } from '@nestjs/common';
import { ExpiryQueue } from './store/expiry-queue.js';

/** The means to ask for an offer's end later. */
@Module({ providers: [ExpiryQueue], exports: [ExpiryQueue] })
export class ExpiryQueueModule {}
