import { Module } from '@nestjs/common';
import { provideClass } from '../provide-class.js';
import { loadRoads } from './load-roads.js';
import { EmbeddedRouter } from './domain/embedded-router.js';
import { TreeCache } from './domain/tree-cache.js';

@Module({
  providers: [
    { provide: EmbeddedRouter, useFactory: () => new EmbeddedRouter(loadRoads()) },
    provideClass(TreeCache, EmbeddedRouter),
  ],
  exports: [EmbeddedRouter, TreeCache],
})
export class RoutingModule {}
