import type { Admin } from '@rotadas/contracts/primitives/admin';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { REPORT_PAGE_MAX, type ReportPage } from '@rotadas/contracts/reports/report';
import { reportsRpc } from '@rotadas/contracts/reports/reports.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';

@Injectable()
export class ReportsService {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Streams pages: all reports fit neither in a message nor in memory. Rejects if the first page
   * fails; a later failure breaks the connection.
   */
  async list(admin: Admin): Promise<Readable> {
    return Readable.from(this.write(admin, await this.readPage(admin)), { objectMode: false });
  }

  private async *write(admin: Admin, first: ReportPage): AsyncGenerator<Buffer> {
    let page = first;
    yield Buffer.from(`[${elements(page)}`);
    while (page.next !== null) {
      page = await this.readPage(admin, page.next);
      if (page.reports.length > 0) yield Buffer.from(`,${elements(page)}`);
    }
    yield Buffer.from(']');
  }

  private readPage(admin: Admin, before?: number): Promise<ReportPage> {
    const page = { limit: REPORT_PAGE_MAX, ...(before !== undefined && { before }) };
    return this.rpc.call(reportsRpc.list, { admin, page });
  }
}

/** Returns the JSON of the list without its brackets. */
function elements({ reports }: ReportPage): string {
  return JSON.stringify(reports).slice(1, -1);
}
