import { Module } from '@nestjs/common';
import { BroadcastsModule } from '@rotadas/service-kit/nats/broadcasts.module';
import { OperationsController } from './operations.controller.js';
import { OperationsService } from './operations.service.js';

/** How the product runs, for its admins. */
@Module({
  imports: [BroadcastsModule],
  controllers: [OperationsController],
  providers: [OperationsService],
})
export class OperationsPageModule {}
