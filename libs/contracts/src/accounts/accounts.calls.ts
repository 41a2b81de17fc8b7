import { z } from 'zod';
import { defineCall } from '../protocol/call.js';
import { accountsRpc } from './accounts.rpc.js';
import { DataExport } from './data-export.js';
import { Deletion } from './deletion.js';

/** A restricted user keeps these rights. */
const common = { tag: 'account', access: 'restricted', limit: 'user' } as const;

const deletion = { ...common, path: '/api/users/deletion' } as const;

const dataExport = { ...common, path: '/api/users/export' } as const;

export const accountsCalls = {
  requestDeletion: defineCall({
    ...deletion,
    method: 'POST',
    summary: 'Requests the erasure of the account after 7 days. Needs a sign-in within 5 minutes.',
    responses: { 202: { description: 'When the account is erased', body: Deletion } },
    errors: [...accountsRpc.requestDeletion.errors, 'recent-sign-in-required'],
  }),
  cancelDeletion: defineCall({
    ...deletion,
    method: 'DELETE',
    summary: 'Takes the request for erasure back. Idempotent.',
    responses: { 204: { description: 'The account stays' } },
    errors: accountsRpc.cancelDeletion.errors,
  }),
  revokeSessions: defineCall({
    ...common,
    method: 'POST',
    path: '/api/users/sessions/revoke',
    summary:
      'Signs the user out on all devices, which then get no push messages; with `keepCurrent` on all others, which needs a sign-in within 5 minutes.',
    body: z.strictObject({ keepCurrent: z.boolean().optional() }),
    responses: { 204: { description: 'The sessions have ended' } },
    errors: [...accountsRpc.signOut.errors, 'recent-sign-in-required'],
  }),
  startExport: defineCall({
    ...dataExport,
    method: 'POST',
    summary: 'Starts to collect all data of the user, at most once a day.',
    responses: { 202: { description: 'The state of the export', body: DataExport } },
    errors: accountsRpc.startExport.errors,
  }),
  getExport: defineCall({
    ...dataExport,
    method: 'GET',
    summary: 'Returns state and progress of the newest export of the user.',
    responses: { 200: { description: 'The state of the export', body: DataExport } },
    errors: accountsRpc.getExport.errors,
  }),
  downloadExport: defineCall({
    ...common,
    method: 'GET',
    path: '/api/users/export/file',
    summary: 'Returns the ZIP of an export, once.',
    query: z.strictObject({ id: z.uuid() }),
    responses: { 200: { description: 'The file', media: 'application/zip' } },
    errors: accountsRpc.readExport.errors,
  }),
};
