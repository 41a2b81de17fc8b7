import { Controller } from '@nestjs/common';
import { operationsCalls } from '@rotadas/contracts/operations/operations.calls';
import { HandleCall } from '../calls/handle-call.js';
import { OperationsService } from './operations.service.js';

@Controller()
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  @HandleCall(operationsCalls.view)
  view() {
    return this.operations.view();
  }
}
