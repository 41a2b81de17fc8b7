import { Injectable } from '@nestjs/common';
import { requireAdmin } from '@rotadas/contracts/primitives/admin';
import type { AuditPage, AuditSearch } from '@rotadas/contracts/audit-log/audit-entry';
import { cutPage } from '@rotadas/service-kit/paging/cut-page';
import { type AuditCursor, AuditLogStore } from './store/audit-log.store.js';

const toCursor = ({ at, id }: AuditCursor): string => `${at}_${id}`;

export function parseCursor(cursor: string): AuditCursor {
  const [at, id = ''] = cursor.split('_', 2);
  return { at: Number(at), id };
}

@Injectable()
export class AuditLogService {
  constructor(private readonly store: AuditLogStore) {}

  /** Throws `admin-required`. */
  async search(
    admin: { readonly isAdmin: boolean },
    { before, limit, ...filter }: AuditSearch,
  ): Promise<AuditPage> {
    requireAdmin(admin);
    const place = before === undefined ? undefined : parseCursor(before);
    const found = await this.store.listNewest({ ...filter, before: place, limit: limit + 1 });
    const { items, next } = cutPage(found, limit, toCursor);
    return { entries: items, next };
  }
}
