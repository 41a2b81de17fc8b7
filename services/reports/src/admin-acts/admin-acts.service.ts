import { Injectable } from '@nestjs/common';
import type { AdminActPage, AdminActSearch } from '@rotadas/contracts/admin-acts/admin-act';
import { requireAdmin } from '../access/require-admin.js';
import { type ActPlace, AdminActStore } from './store/admin-act.store.js';

/** The cursor after an entry. */
export const cursorOf = ({ at, id }: ActPlace): string => `${at}_${id}`;

export function placeOf(cursor: string): ActPlace {
  const [at, id = ''] = cursor.split('_', 2);
  return { at: Number(at), id };
}

@Injectable()
export class AdminActsService {
  constructor(private readonly acts: AdminActStore) {}

  /** A page of entries; throws `admin-required`. */
  async search(
    caller: { readonly isAdmin: boolean },
    { before, limit, ...wanted }: AdminActSearch,
  ): Promise<AdminActPage> {
    requireAdmin(caller);
    const place = before === undefined ? undefined : placeOf(before);
    const found = await this.acts.newest({ ...wanted, before: place, limit: limit + 1 });
    const acts = found.slice(0, limit);
    const last = acts.at(-1);
    return { acts, next: last && found.length > limit ? cursorOf(last) : null };
  }
}
