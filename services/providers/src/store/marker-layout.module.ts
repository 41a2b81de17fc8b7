import { type DynamicModule, Module } from '@nestjs/common';
import { MARKER_LAYOUT, MarkerLayout } from './marker-layout.js';

/** Gives every store the layout of the markers. */
@Module({})
export class MarkerLayoutModule {
  static forRoot(shardCount: number): DynamicModule {
    return {
      module: MarkerLayoutModule,
      global: true,
      providers: [{ provide: MARKER_LAYOUT, useValue: new MarkerLayout(shardCount) }],
      exports: [MARKER_LAYOUT],
    };
  }
}
