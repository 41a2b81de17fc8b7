import { Controller } from '@nestjs/common';
import { operationsCalls } from '@rotadas/contracts/operations/operations.calls';
import { HandleCall } from '../calls/handle-call.js';
import { OperationsService } from './operations.service.js';
import { ProductStatusService } from './product-status.service.js';

@Controller()
export class OperationsController {
  constructor(
    private readonly operations: OperationsService,
    private readonly productStatus: ProductStatusService,
  ) {}

  @HandleCall(operationsCalls.view)
  view() {
    return this.operations.view();
  }

  @HandleCall(operationsCalls.status)
  status() {
    return this.productStatus.check();
  }
}
