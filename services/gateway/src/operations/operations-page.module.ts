import { Module } from '@nestjs/common';
import { OperationsController } from './operations.controller.js';
import { OperationsService } from './operations.service.js';
import { ProductStatusService } from './product-status.service.js';

@Module({
  controllers: [OperationsController],
  providers: [OperationsService, ProductStatusService],
})
export class OperationsPageModule {}
