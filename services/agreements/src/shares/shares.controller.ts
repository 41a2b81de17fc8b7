import { Controller } from '@nestjs/common';
import { sharesRpc } from '@rotadas/contracts/shares/shares.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { ShareEndings } from './share-endings.js';
import { SharesService } from './shares.service.js';

@Controller()
export class SharesController {
  constructor(
    private readonly shares: SharesService,
    private readonly endings: ShareEndings,
  ) {}

  @HandleRpc(sharesRpc.create)
  create({ userId, share: { agreementId } }: ParsedRequest<typeof sharesRpc.create>) {
    return this.shares.create(userId, agreementId ?? null);
  }

  @HandleRpc(sharesRpc.list)
  async list({ userId }: ParsedRequest<typeof sharesRpc.list>) {
    return { shares: await this.shares.list(userId) };
  }

  @HandleRpc(sharesRpc.stop)
  async stop({ userId, shareId }: ParsedRequest<typeof sharesRpc.stop>) {
    await this.endings.stop(userId, shareId);
    return {};
  }

  @HandleRpc(sharesRpc.open)
  open({ token, isCounted }: ParsedRequest<typeof sharesRpc.open>) {
    return this.shares.open(token, isCounted);
  }
}
