import { finished, Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import type { ReplyOf, RequestOf } from '@rotadas/contracts/protocol/rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';

type ExportFile = RequestOf<typeof accountsRpc.endExportDownload>;

type Part = ReplyOf<typeof accountsRpc.readExport>;

@Injectable()
export class ExportDownloads {
  private readonly logger = new Logger(ExportDownloads.name);

  constructor(private readonly rpc: RpcClient) {}

  /**
   * Streams the parts of a file. The file is removed after the whole response was sent; an aborted
   * download can be repeated. Throws `export-unknown`.
   */
  async open(
    file: ExportFile,
    { raw, request }: FastifyReply,
  ): Promise<{ content: Readable; bytes: number }> {
    const first = await this.read(file, 0);
    finished(raw, (error) => {
      if (!error && request.method === 'GET') void this.end(file);
    });
    return { content: Readable.from(this.write(file, first), { objectMode: false }), bytes: first.bytes };
  }

  private async *write(file: ExportFile, first: Part): AsyncGenerator<Buffer> {
    yield toBytes(first);
    for (let part = 1; part < first.parts; part += 1) yield toBytes(await this.read(file, part));
  }

  private read(file: ExportFile, part: number): Promise<Part> {
    return this.rpc.call(accountsRpc.readExport, { ...file, part });
  }

  /** If this fails, the file can be downloaded again until it expires. */
  private async end(file: ExportFile): Promise<void> {
    try {
      await this.rpc.call(accountsRpc.endExportDownload, file);
    } catch (error) {
      this.logger.warn({ err: error, userId: file.userId }, 'A downloaded export was not removed');
    }
  }
}

const toBytes = ({ data }: Part): Buffer => Buffer.from(data, 'base64');
