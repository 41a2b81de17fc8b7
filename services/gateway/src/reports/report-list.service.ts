import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ReplyOf } from '@rotadas/contracts/routing/route';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import type { Admin } from './admin-of.js';

type Window = ReplyOf<typeof reportsRoutes.list>;

/**
 * Writes the whole list of reports, window by window: all of them fit neither a message nor, for
 * certain, in memory.
 */
@Injectable()
export class ReportListService {
  constructor(private readonly routes: RouteClient) {}

  /**
   * The list as JSON. What keeps it from beginning is thrown; a failure on the way breaks the
   * answer off.
   */
  async open(admin: Admin): Promise<Readable> {
    return Readable.from(this.write(admin, await this.window(admin)), { objectMode: false });
  }

  private async *write(admin: Admin, first: Window): AsyncGenerator<Buffer> {
    let window = first;
    yield Buffer.from(`[${elements(window)}`);
    while (window.next !== null) {
      window = await this.window(admin, window.next);
      if (window.reports.length > 0) yield Buffer.from(`,${elements(window)}`);
    }
    yield Buffer.from(']');
  }

  private window(admin: Admin, before?: number): Promise<Window> {
    return this.routes.call(reportsRoutes.list, { admin, ...(before !== undefined && { before }) });
  }
}

/** The reports as elements of a JSON array. */
function elements({ reports }: Window): string {
  return JSON.stringify(reports).slice(1, -1);
}
