import { Module } from '@nestjs/common';
import { MarkerStore } from './store/marker.store.js';
import { ProviderStore } from './store/provider.store.js';

/** Who is online: the truth in MongoDB and what the map shows of it in Redis. */
@Module({ providers: [ProviderStore, MarkerStore], exports: [ProviderStore, MarkerStore] })
export class PresenceModule {}
