import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { accountsCalls } from '@rotadas/contracts/accounts/accounts.calls';
import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { ExportDownloads } from './export-downloads.js';

type Calls = typeof accountsCalls;

const ZIP = { type: 'application/zip', disposition: 'attachment; filename="rotadas-verilerim.zip"' };

@Controller()
export class ExportsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly downloads: ExportDownloads,
  ) {}

  @HandleCall(accountsCalls.startExport)
  start({ principal }: ParsedInput<Calls['startExport']>) {
    return this.rpc.call(accountsRpc.startExport, { userId: principal.userId });
  }

  @HandleCall(accountsCalls.getExport)
  get({ principal }: ParsedInput<Calls['getExport']>) {
    return this.rpc.call(accountsRpc.getExport, { userId: principal.userId });
  }

  @HandleCall(accountsCalls.downloadExport)
  async download(
    { principal, query }: ParsedInput<Calls['downloadExport']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const file = { userId: principal.userId, fileId: query.id };
    const { content, bytes } = await this.downloads.open(file, reply);
    return new StreamableFile(content, { ...ZIP, length: bytes });
  }
}
