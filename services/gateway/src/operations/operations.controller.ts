import { Controller } from '@nestjs/common';
import { operationsCalls } from '@rotadas/contracts/operations/operations.calls';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { OperationsService } from './operations.service.js';

@Controller()
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  @HandleCall(operationsCalls.view)
  view({ query: { since = 0 } }: ParsedInput<typeof operationsCalls.view>) {
    return this.operations.view(since);
  }
}
