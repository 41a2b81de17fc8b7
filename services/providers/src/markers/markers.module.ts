import { Module } from '@nestjs/common';
import { PROVIDERS_ENV, type ProvidersEnv } from '../env.js';
import { MarkerChangePublisher } from './marker-change-publisher.js';
import { MarkersService } from './markers.service.js';
import { SnapshotController } from './snapshot.controller.js';
import { SnapshotService } from './snapshot.service.js';
import { LastSeenStore } from './store/last-seen.store.js';
import { MARKER_LAYOUT, MarkerLayout, markerTtl } from './store/marker-layout.js';
import { MarkerStore } from './store/marker.store.js';
import { SnapshotStore } from './store/snapshot.store.js';

@Module({
  controllers: [SnapshotController],
  providers: [
    {
      provide: MARKER_LAYOUT,
      inject: [PROVIDERS_ENV],
      useFactory: (env: ProvidersEnv) => new MarkerLayout(env.MARKER_SHARDS, markerTtl(env)),
    },
    MarkerStore,
    LastSeenStore,
    SnapshotStore,
    SnapshotService,
    MarkerChangePublisher,
    MarkersService,
  ],
  exports: [LastSeenStore, MarkerStore, MarkersService],
})
export class MarkersModule {}
