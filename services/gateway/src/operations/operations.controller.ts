import { Controller } from '@nestjs/common';
import { operationsCalls } from '@rotadas/contracts/operations/operations.calls';
import type { Asked } from '../calls/asked.js';
import { HandleCall } from '../calls/handle-call.js';
import { OperationsService } from './operations.service.js';

/** The call of the operations page. */
@Controller()
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  @HandleCall(operationsCalls.view)
  view({ query: { since = 0 } }: Asked<typeof operationsCalls.view>) {
    return this.operations.view(since);
  }
}
