import { Module } from '@nestjs/common';
import { PositionClient } from '../positions/position-client.service.js';
import { PositionsService } from '../positions/positions.service.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { LiveConnections } from './connections/live-connections.js';
import { ConnectionContext } from './connections/connection-context.js';
import { LiveCounts } from './connections/live-counts.js';
import { Feeds } from './feeds/feeds.js';
import { ProviderMirror } from './mirror/provider-mirror.js';
import { Views } from './views/views.js';

@Module({
  imports: [SignInModule],
  providers: [
    PositionClient,
    PositionsService,
    { provide: ProviderMirror, useFactory: () => new ProviderMirror() },
    Feeds,
    Views,
    ConnectionContext,
    LiveCounts,
    LiveConnections,
  ],
  exports: [ProviderMirror, Feeds, LiveConnections],
})
export class LiveModule {}
