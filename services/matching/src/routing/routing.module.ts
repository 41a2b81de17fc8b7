import { Module } from '@nestjs/common';
import { loadRoads } from './load-roads.js';
import { EmbeddedRouter } from './domain/embedded-router.js';
import { TreeCache } from './domain/tree-cache.js';

@Module({
  providers: [
    { provide: EmbeddedRouter, useFactory: () => new EmbeddedRouter(loadRoads()) },
    {
      provide: TreeCache,
      inject: [EmbeddedRouter],
      useFactory: (router: EmbeddedRouter) => new TreeCache(router),
    },
  ],
  exports: [EmbeddedRouter, TreeCache],
})
export class RoutingModule {}
