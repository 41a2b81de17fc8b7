import { Module } from '@nestjs/common';
import { SnapshotController } from './snapshot.controller.js';
import { SnapshotStore } from './store/snapshot.store.js';

/** Who is on the map: what a gateway asks for before it follows the changes. */
@Module({ controllers: [SnapshotController], providers: [SnapshotStore] })
export class SnapshotModule {}
