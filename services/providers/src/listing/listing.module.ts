import { Module } from '@nestjs/common';
import { ListingController } from './listing.controller.js';
import { ListingService } from './listing.service.js';
import { ListingStore } from './store/listing.store.js';
import { SnapshotStore } from './store/snapshot.store.js';

/** The list of active providers. */
@Module({ controllers: [ListingController], providers: [ListingService, ListingStore, SnapshotStore] })
export class ListingModule {}
