import { z } from 'zod';
import { defineRpc } from '../protocol/rpc.js';
import { Cell } from './cell.js';
import { VersionedProvider } from './cell-change.js';

/** Opaque to the caller. */
const Cursor = z.string().regex(/^(?:\d{1,20}:){0,2}\d{1,20}$/);

export const liveRpc = {
  /**
   * A page of the providers in a cell, or everywhere if it is null. Starts at cursor `0`, ends with
   * a null cursor. Contains every provider that was there throughout. Throws `service-unavailable`
   * if a page of a crowded cell is requested too late.
   */
  snapshot: defineRpc({
    subject: 'providers.snapshot',
    request: z.strictObject({ cell: Cell.nullable(), cursor: Cursor }),
    reply: z.object({
      providers: z.array(VersionedProvider),
      cursor: Cursor.nullable(),
    }),
    errors: [],
  }),
};
