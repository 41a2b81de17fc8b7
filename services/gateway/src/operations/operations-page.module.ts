import { Module } from '@nestjs/common';
import { OperationsController } from './operations.controller.js';
import { OperationsService } from './operations.service.js';

/** How the product runs, for its admins. */
@Module({
  controllers: [OperationsController],
  providers: [OperationsService],
})
export class OperationsPageModule {}
