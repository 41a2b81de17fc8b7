import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import { AppealDecision, AppealInput, Sanction, SanctionInput } from './sanction.js';
import { sanctionsRpc } from './sanctions.rpc.js';

const params = z.strictObject({ id: SerialIdText });

const admin = { tag: 'admin', access: 'admin', limit: 'user' } as const;
const user = { tag: 'users', access: 'restricted', limit: 'user', method: 'POST', params } as const;

export const sanctionsCalls = {
  impose: defineCall({
    ...admin,
    method: 'POST',
    path: '/api/admin/users/{id}/sanctions',
    summary: 'Warns, suspends or bans a person, who gets the text by mail. Admins only.',
    params,
    body: SanctionInput,
    responses: { 201: { description: 'The sanction', body: Sanction } },
    errors: [...sanctionsRpc.impose.errors, 'report-unknown'],
  }),
  lift: defineCall({
    ...admin,
    method: 'POST',
    path: '/api/admin/sanctions/{id}/lift',
    summary: 'Ends a sanction. Idempotent. Admins only.',
    params,
    responses: { 200: { description: 'The sanction', body: Sanction } },
    errors: sanctionsRpc.lift.errors,
  }),
  listAppeals: defineCall({
    ...admin,
    method: 'GET',
    path: '/api/admin/appeals',
    summary: 'Lists up to 50 sanctions with an undecided appeal, oldest first. Admins only.',
    responses: { 200: { description: 'The sanctions', body: z.array(Sanction) } },
    errors: sanctionsRpc.listAppeals.errors,
  }),
  decide: defineCall({
    ...admin,
    method: 'POST',
    path: '/api/admin/appeals/{id}/decide',
    summary: 'Decides the appeal against a sanction that another admin imposed. Admins only.',
    params,
    body: AppealDecision,
    responses: { 200: { description: 'The sanction', body: Sanction } },
    errors: sanctionsRpc.decide.errors,
  }),
  acknowledge: defineCall({
    ...user,
    path: '/api/sanctions/{id}/acknowledge',
    summary: 'Records that the user has read a warning. Idempotent.',
    responses: { 204: { description: 'It was recorded' } },
    errors: sanctionsRpc.acknowledge.errors,
  }),
  appeal: defineCall({
    ...user,
    path: '/api/sanctions/{id}/appeal',
    summary: 'Appeals against a sanction of the user, once.',
    body: AppealInput,
    responses: { 204: { description: 'The appeal was received' } },
    errors: sanctionsRpc.appeal.errors,
  }),
};
