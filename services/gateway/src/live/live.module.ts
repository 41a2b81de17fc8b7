import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { PositionsModule } from '../positions/positions.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { LiveConnections } from './connections/live-connections.js';
import { LiveSources } from './connections/live-sources.js';
import { LiveLimits } from './connections/live-limits.js';
import { CellSubscriptions } from './subscriptions/cell-subscriptions.js';
import { ProviderMirror } from './mirror/provider-mirror.js';
import { SharedTrips } from './trips/shared-trips.js';
import { SharedViews } from './views/shared-views.js';

/**
 * From a change of a provider to a frame:
 *
 *     CellSubscriptions   follow the cells in view over NATS; snapshots, gaps
 *       -> ProviderMirror   the providers of these cells, in memory
 *       -> ChangeSet        the changes by cell since the last tick
 *       -> SharedViews      one View per viewport; one frame for all its viewers
 *       -> SharedTrips      one FollowedTrip per token of a shared trip, likewise
 *       -> FrameWriter      one per WebSocket; drops frames for a slow client
 *
 * The subscription of one cell and the versions of its providers are in service-kit:
 * `live/cell-subscription.ts` and `live/versioned-mirror.ts`.
 *
 * A LiveConnection authenticates its client, joins a View or a FollowedTrip, and passes
 * positions on.
 */
@Module({
  imports: [SignInModule, PositionsModule, BlocksModule],
  providers: [
    ProviderMirror,
    CellSubscriptions,
    SharedViews,
    SharedTrips,
    LiveSources,
    LiveLimits,
    LiveConnections,
  ],
  exports: [ProviderMirror, CellSubscriptions, LiveConnections],
})
export class LiveModule {}
