import { Controller } from '@nestjs/common';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { AgreementsService } from './agreements.service.js';

@Controller()
export class AgreementsController {
  constructor(private readonly agreements: AgreementsService) {}

  @HandleRpc(agreementsRpc.request)
  request({ userId, agreement }: ParsedRequest<typeof agreementsRpc.request>) {
    return this.agreements.request(userId, agreement);
  }

  @HandleRpc(agreementsRpc.list)
  list({ userId, page }: ParsedRequest<typeof agreementsRpc.list>) {
    return this.agreements.list(userId, page);
  }

  @HandleRpc(agreementsRpc.listByPerson)
  listByPerson({ admin, userId }: ParsedRequest<typeof agreementsRpc.listByPerson>) {
    return this.agreements.listByPerson(admin, userId);
  }

  @HandleRpc(agreementsRpc.get)
  get({ userId, agreementId }: ParsedRequest<typeof agreementsRpc.get>) {
    return this.agreements.get(userId, agreementId);
  }

  @HandleRpc(agreementsRpc.act)
  act({ userId, agreementId, version, action }: ParsedRequest<typeof agreementsRpc.act>) {
    return this.agreements.act(userId, agreementId, version, action);
  }

  @HandleRpc(agreementsRpc.listPhoneOpenings)
  listPhoneOpenings({ userId, page }: ParsedRequest<typeof agreementsRpc.listPhoneOpenings>) {
    return this.agreements.listPhoneOpenings(userId, page);
  }

  @HandleRpc(agreementsRpc.summarizeUser)
  summarizeUser({ userId, viewerId }: ParsedRequest<typeof agreementsRpc.summarizeUser>) {
    return this.agreements.summarizeUser(userId, viewerId);
  }
}
