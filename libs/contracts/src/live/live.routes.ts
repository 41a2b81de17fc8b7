import { z } from 'zod';
import { defineRoute } from '../routing/route.js';
import { Cell } from './cell.js';
import { VersionedProvider } from './cell-change.js';

/**
 * Where the next page begins: in whom Redis scans, or after the colon in the copy of whom a search
 * found.
 */
const Cursor = z.string().regex(/^(?:\d{1,20}:){0,2}\d{1,20}$/);

/** How a hub learns what it had no changes of. */
export const liveRoutes = {
  /**
   * One page of everybody in a cell, or of everybody when the cell is null. The first page is asked
   * for with the cursor `0`; a null cursor ends it. Whoever was there all the while is in one page
   * at least; all that came in between is told. Who takes too long for the next page of a crowded
   * cell is answered `dependency-away` and begins anew.
   */
  snapshot: defineRoute({
    subject: 'providers.snapshot',
    request: z.strictObject({ cell: Cell.nullable(), cursor: Cursor }),
    reply: z.object({
      providers: z.array(VersionedProvider),
      cursor: Cursor.nullable(),
    }),
    errors: [],
  }),
};
