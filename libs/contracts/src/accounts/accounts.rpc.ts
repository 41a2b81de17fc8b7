import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { defineRpc } from '../protocol/rpc.js';
import { DataExport } from './data-export.js';
import { Deletion } from './deletion.js';

const request = z.strictObject({ userId: SerialId });

export const accountsRpc = {
  /** Restricts the account and schedules its erasure. A repeated request keeps the first date. */
  requestDeletion: defineRpc({
    subject: 'users.request-deletion',
    request,
    reply: Deletion,
    errors: ['user-unknown'],
  }),
  /** Idempotent. */
  cancelDeletion: defineRpc({
    subject: 'users.cancel-deletion',
    request,
    reply: z.object({}),
    errors: ['user-unknown'],
  }),
  /** Rejects all tokens of sign-ins before `before`, epoch ms. */
  signOut: defineRpc({
    subject: 'users.sign-out',
    request: request.extend({ before: EpochMs }),
    reply: z.object({}),
    errors: ['user-unknown'],
  }),
  startExport: defineRpc({
    subject: 'users.start-export',
    request,
    reply: DataExport,
    errors: ['user-unknown', 'daily-export-limit-reached'],
  }),
  getExport: defineRpc({ subject: 'users.get-export', request, reply: DataExport, errors: [] }),
  /**
   * Part of the ZIP in base64, from `offset`; null at the end, after which the file is removed.
   * `export-unknown` for a file of another user, an expired or a downloaded one alike.
   */
  readExport: defineRpc({
    subject: 'users.read-export',
    request: request.extend({ fileId: z.uuid(), offset: z.int().min(0) }),
    reply: z.object({ data: z.base64().nullable(), bytes: z.int().min(0) }),
    errors: ['export-unknown'],
  }),
};
