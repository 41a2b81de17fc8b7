import { Controller } from '@nestjs/common';
import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { ExportsService } from './exports.service.js';

@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @HandleRpc(accountsRpc.startExport)
  start({ userId }: ParsedRequest<typeof accountsRpc.startExport>) {
    return this.exports.start(userId);
  }

  @HandleRpc(accountsRpc.getExport)
  get({ userId }: ParsedRequest<typeof accountsRpc.getExport>) {
    return this.exports.get(userId);
  }

  @HandleRpc(accountsRpc.readExport)
  read({ userId, fileId, part }: ParsedRequest<typeof accountsRpc.readExport>) {
    return this.exports.read(userId, fileId, part);
  }

  @HandleRpc(accountsRpc.endExportDownload)
  async endDownload({ userId, fileId }: ParsedRequest<typeof accountsRpc.endExportDownload>) {
    await this.exports.endDownload(userId, fileId);
    return {};
  }
}
