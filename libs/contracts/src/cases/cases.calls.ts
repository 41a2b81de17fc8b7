import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import { Case, CaseFilter, CaseList } from './case.js';
import { casesRpc } from './cases.rpc.js';

const common = { tag: 'admin', access: 'admin', limit: 'user' } as const;

export const casesCalls = {
  list: defineCall({
    ...common,
    method: 'GET',
    path: '/api/admin/cases',
    summary: 'Lists open cases by due time. Admins only.',
    query: z.strictObject({ filter: CaseFilter.default('open') }),
    responses: { 200: { description: 'The cases', body: CaseList } },
    errors: casesRpc.list.errors,
  }),
  take: defineCall({
    ...common,
    method: 'POST',
    path: '/api/admin/cases/{id}/take',
    summary: 'Assigns a case to the admin. Rejects one that another admin has taken. Admins only.',
    params: z.strictObject({ id: SerialIdText }),
    responses: { 200: { description: 'The case', body: Case } },
    errors: casesRpc.take.errors,
  }),
};
