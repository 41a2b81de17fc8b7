import { Module } from '@nestjs/common';
import { loadRoads } from './load-roads.js';
import { EmbeddedRouter } from './domain/embedded-router.js';
import { TreeCache } from './tree-cache.js';

@Module({
  providers: [{ provide: EmbeddedRouter, useFactory: () => new EmbeddedRouter(loadRoads()) }, TreeCache],
  exports: [EmbeddedRouter, TreeCache],
})
export class RoutingModule {}
