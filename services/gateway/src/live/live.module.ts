import { Module } from '@nestjs/common';
import { PositionsModule } from '../positions/positions.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { LiveConnections } from './connections/live-connections.js';
import { LiveDesk } from './connections/live-desk.js';
import { Feeds } from './feeds/feeds.js';
import { LiveBus } from './feeds/live-bus.js';
import { Hub } from './hub.js';
import { Views } from './views/views.js';

/** Who moves where, pushed to whoever looks there (design 3.4). */
@Module({
  imports: [SignInModule, PositionsModule],
  providers: [Hub, LiveBus, Feeds, Views, LiveDesk, LiveConnections],
  exports: [Hub, Feeds],
})
export class LiveModule {}
