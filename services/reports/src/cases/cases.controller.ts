import { Controller } from '@nestjs/common';
import { casesRpc } from '@rotadas/contracts/cases/cases.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { CasesService } from './cases.service.js';

@Controller()
export class CasesController {
  constructor(private readonly cases: CasesService) {}

  @HandleRpc(casesRpc.list)
  list({ admin, filter }: ParsedRequest<typeof casesRpc.list>) {
    return this.cases.list(admin, filter);
  }

  @HandleRpc(casesRpc.take)
  take({ admin, reportId }: ParsedRequest<typeof casesRpc.take>) {
    return this.cases.take(admin, reportId);
  }
}
