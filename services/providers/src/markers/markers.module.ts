import { Module } from '@nestjs/common';
import { MarkerStore } from './store/marker.store.js';

/** Who is on the map, as Redis holds it. */
@Module({ providers: [MarkerStore], exports: [MarkerStore] })
export class MarkersModule {}
