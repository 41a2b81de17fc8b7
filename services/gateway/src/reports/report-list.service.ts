import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { REPORT_PAGE_MAX, type ReportPage } from '@rotadas/contracts/reports/report';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import type { RequestOf } from '@rotadas/contracts/routing/route';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import type { Principal } from '../sign-in/principal.js';

/** Who asks, as the reports service checks it again. */
type Admin = RequestOf<typeof reportsRoutes.page>['admin'];

/** The admin that a principal is, or is not. */
export function adminOf({ userId, isAdmin }: Principal): Admin {
  return { userId, isAdmin };
}

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

  private async *write(admin: Admin, first: ReportPage): AsyncGenerator<Buffer> {
    let window = first;
    yield Buffer.from(`[${elements(window)}`);
    while (window.next !== null) {
      window = await this.window(admin, window.next);
      if (window.reports.length > 0) yield Buffer.from(`,${elements(window)}`);
    }
    yield Buffer.from(']');
  }

  private window(admin: Admin, before?: number): Promise<ReportPage> {
    const page = { limit: REPORT_PAGE_MAX, ...(before !== undefined && { before }) };
    return this.routes.call(reportsRoutes.page, { admin, page });
  }
}

/** The reports as elements of a JSON array. */
function elements({ reports }: ReportPage): string {
  return JSON.stringify(reports).slice(1, -1);
}
