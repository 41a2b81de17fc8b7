import { z } from 'zod';
import { Admin } from '../primitives/admin.js';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
import { AppealDecision, AppealInput, Sanction, SanctionInput } from './sanction.js';

export const sanctionsRpc = {
  /** Closes the person's access within 2 s. Another suspension or ban must be lifted before. */
  impose: defineRpc({
    subject: 'users.impose-sanction',
    request: z.strictObject({ admin: Admin, userId: SerialId, sanction: SanctionInput }),
    reply: Sanction,
    errors: ['admin-required', 'user-unknown', 'self-sanction', 'admin-sanction', 'sanction-active'],
  }),
  /** Idempotent. */
  lift: defineRpc({
    subject: 'users.lift-sanction',
    request: z.strictObject({ admin: Admin, sanctionId: SerialId }),
    reply: Sanction,
    errors: ['admin-required', 'sanction-unknown'],
  }),
  /** The user has read a warning. Idempotent. */
  acknowledge: defineRpc({
    subject: 'users.acknowledge-sanction',
    request: z.strictObject({ userId: SerialId, sanctionId: SerialId }),
    reply: z.object({}),
    errors: ['sanction-unknown'],
  }),
  /** A sanction has one appeal; `appeal-closed` if it was lifted. */
  appeal: defineRpc({
    subject: 'users.appeal-sanction',
    request: z.strictObject({ userId: SerialId, sanctionId: SerialId, appeal: AppealInput }),
    reply: z.object({}),
    errors: ['sanction-unknown', 'appeal-repeated', 'appeal-closed'],
  }),
  /** The admin must not be the one who imposed the sanction, nor the user concerned. */
  decide: defineRpc({
    subject: 'users.decide-appeal',
    request: z.strictObject({ admin: Admin, sanctionId: SerialId, decision: AppealDecision }),
    reply: Sanction,
    errors: ['admin-required', 'sanction-unknown', 'appeal-own-sanction', 'appeal-closed'],
  }),
  /** The newest 50 sanctions of a person. */
  list: defineRpc({
    subject: 'users.list-sanctions',
    request: z.strictObject({ admin: Admin, userId: SerialId }),
    reply: z.object({ sanctions: z.array(Sanction) }),
    errors: ['admin-required'],
  }),
  /** Whether a sanction that was not lifted names the report. */
  hasForReport: defineRpc({
    subject: 'users.has-sanction-for-report',
    request: z.strictObject({ reportId: SerialId }),
    reply: z.object({ hasSanction: z.boolean() }),
    errors: [],
  }),
  /** The oldest 50 appeals that are not decided, oldest first. */
  listAppeals: defineRpc({
    subject: 'users.list-appeals',
    request: z.strictObject({ admin: Admin }),
    reply: z.object({ sanctions: z.array(Sanction) }),
    errors: ['admin-required'],
  }),
};
