import { Module } from '@nestjs/common';
import { PlannedModule } from '../planned/planned.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { AccessFollower } from './access-follower.service.js';

/** Ends what accounts offer that are no more, or are let in no more. */
@Module({
  imports: [PlannedModule, PresenceModule],
  providers: [AccessFollower],
})
export class AccessModule {}
