import { Global, Module } from '@nestjs/common';
import { PROVIDERS_ENV, type ProvidersEnv } from '../env.js';
import { SnapshotController } from './snapshot.controller.js';
import { MARKER_LAYOUT, MarkerLayout, markerTtl } from './store/marker-layout.js';
import { MarkerStore } from './store/marker.store.js';
import { SnapshotStore } from './store/snapshot.store.js';

/** The providers on the map, in Redis. */
@Global()
@Module({
  controllers: [SnapshotController],
  providers: [
    {
      provide: MARKER_LAYOUT,
      inject: [PROVIDERS_ENV],
      useFactory: (env: ProvidersEnv) => new MarkerLayout(env.MARKER_SHARDS, markerTtl(env)),
    },
    MarkerStore,
    SnapshotStore,
  ],
  exports: [MARKER_LAYOUT, MarkerStore],
})
export class MarkersModule {}
