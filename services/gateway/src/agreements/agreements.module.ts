import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { AgreementFeed } from './agreement-feed.js';
import { AgreementsController } from './agreements.controller.js';

@Module({
  imports: [LiveModule],
  controllers: [AgreementsController],
  providers: [AgreementFeed],
})
export class AgreementsModule {}
