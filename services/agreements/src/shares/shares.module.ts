import { Module } from '@nestjs/common';
import { AgreementsModule } from '../agreements/agreements.module.js';
import { ShareEndings } from './share-endings.js';
import { SharesController } from './shares.controller.js';
import { SharesService } from './shares.service.js';
import { ShareStore } from './store/share.store.js';

@Module({
  imports: [AgreementsModule],
  controllers: [SharesController],
  providers: [SharesService, ShareEndings, ShareStore],
  exports: [ShareEndings, ShareStore],
})
export class SharesModule {}
