import { Module } from '@nestjs/common';
import { AgreementsModule } from '../agreements/agreements.module.js';
import { SharesModule } from '../shares/shares.module.js';
import { FollowUpController } from './follow-up.controller.js';
import { FollowUpService } from './follow-up.service.js';
import { LostAccessHandler } from './lost-access-handler.js';

@Module({
  imports: [AgreementsModule, SharesModule],
  controllers: [FollowUpController],
  providers: [FollowUpService, LostAccessHandler],
})
export class FollowUpModule {}
