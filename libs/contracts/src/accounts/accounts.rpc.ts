import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { defineRpc } from '../protocol/rpc.js';
import { DataExport } from './data-export.js';
import { Deletion } from './deletion.js';

const request = z.strictObject({ userId: SerialId });
const file = request.extend({ fileId: z.uuid() });

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
   * A part of the ZIP, counted from 0. `export-unknown` for a file of another user, an expired or a
   * downloaded one alike.
   */
  readExport: defineRpc({
    subject: 'users.read-export',
    request: file.extend({ part: z.int().min(0) }),
    /** `parts` and `bytes` are those of the whole file. */
    reply: z.object({ data: z.base64(), parts: z.int().min(1), bytes: z.int().min(1) }),
    errors: ['export-unknown'],
  }),
  /** Removes a file that the user has. Idempotent. */
  endExportDownload: defineRpc({
    subject: 'users.end-export-download',
    request: file,
    reply: z.object({}),
    errors: [],
  }),
};
