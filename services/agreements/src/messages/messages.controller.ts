import { Controller } from '@nestjs/common';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { MessagesService } from './messages.service.js';

@Controller()
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @HandleRpc(agreementsRpc.listMessages)
  listMessages({ userId, agreementId, page }: ParsedRequest<typeof agreementsRpc.listMessages>) {
    return this.messages.list(userId, agreementId, page);
  }

  @HandleRpc(agreementsRpc.send)
  send({ userId, agreementId, message }: ParsedRequest<typeof agreementsRpc.send>) {
    return this.messages.send(userId, agreementId, message);
  }

  @HandleRpc(agreementsRpc.evidence)
  evidence({ userId, agreementId, messageId }: ParsedRequest<typeof agreementsRpc.evidence>) {
    return this.messages.collectEvidence(userId, agreementId, messageId);
  }

  @HandleRpc(agreementsRpc.read)
  async read({ userId, agreementId, read }: ParsedRequest<typeof agreementsRpc.read>) {
    await this.messages.read(userId, agreementId, read.upTo);
    return {};
  }
}
