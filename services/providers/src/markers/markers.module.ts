import { Global, Module } from '@nestjs/common';
import { PROVIDERS_ENV, type ProvidersEnv } from '../env.js';
import { SnapshotController } from './snapshot.controller.js';
import { MARKER_LAYOUT, MarkerLayout } from './store/marker-layout.js';
import { MarkerStore } from './store/marker.store.js';
import { SnapshotStore } from './store/snapshot.store.js';

/**
 * How many sweeps may fail before the keys of markers expire. Ten minutes by default, which is less
 * than STALE_AFTER: a marker that an earlier start with the same number of shards left ends no
 * offer.
 */
const SWEEPS_OF_TTL = 20;

/** The providers on the map, in Redis. */
@Global()
@Module({
  controllers: [SnapshotController],
  providers: [
    {
      provide: MARKER_LAYOUT,
      inject: [PROVIDERS_ENV],
      useFactory: ({ MARKER_SHARDS, SWEEP_EVERY }: ProvidersEnv) =>
        new MarkerLayout(MARKER_SHARDS, SWEEPS_OF_TTL * SWEEP_EVERY),
    },
    MarkerStore,
    SnapshotStore,
  ],
  exports: [MARKER_LAYOUT, MarkerStore],
})
export class MarkersModule {}
