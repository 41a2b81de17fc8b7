import { Controller, Ip } from '@nestjs/common';
import { clientErrorsCalls } from '@rotadas/contracts/client-errors/client-errors.calls';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { ClientErrorsService } from './client-errors.service.js';

@Controller()
export class ClientErrorsController {
  constructor(private readonly clientErrors: ClientErrorsService) {}

  @HandleCall(clientErrorsCalls.report)
  report({ body }: ParsedInput<typeof clientErrorsCalls.report>, @Ip() address: string) {
    return this.clientErrors.record(body, address);
  }
}
