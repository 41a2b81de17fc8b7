import { type DynamicModule, Module } from '@nestjs/common';
import type { ProvidersEnv } from '../env.js';
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
@Module({})
export class MarkersModule {
  static forRoot({ MARKER_SHARDS, SWEEP_EVERY }: ProvidersEnv): DynamicModule {
    return {
      module: MarkersModule,
      global: true,
      controllers: [SnapshotController],
      providers: [
        { provide: MARKER_LAYOUT, useValue: new MarkerLayout(MARKER_SHARDS, SWEEPS_OF_TTL * SWEEP_EVERY) },
        MarkerStore,
        SnapshotStore,
      ],
      exports: [MARKER_LAYOUT, MarkerStore],
    };
  }
}
