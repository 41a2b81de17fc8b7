import { z } from 'zod';
import { AccountNews } from '../accounts/account-news.js';
import { AuditEntry } from '../audit-log/audit-entry.js';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { Gender } from './user.js';
import { defineEvent, type EventStream } from '../protocol/event.js';

const stream: EventStream = { name: 'users', subjects: ['users.events.>'] };

export const usersEvents = {
  profileChanged: defineEvent({
    stream,
    subject: 'users.events.profile-changed',
    payload: z.object({
      userId: SerialId,
      fullName: z.string(),
      phone: z.string().nullable(),
      /** Missing in events of an older version. */
      gender: Gender.optional(),
      /** Mean of the visible ratings; 0 without ratings. */
      rating: z.number().default(0),
      /** Number of visible ratings. */
      ratings: z.int().default(0),
    }),
  }),
  /** News about the account or a report of the user, which reach the user by inbox and mail. */
  accountNews: defineEvent({
    stream,
    subject: 'users.events.account-news',
    payload: AccountNews.extend({ userId: SerialId }),
  }),
  /** An act of an admin, for the audit log. */
  moderated: defineEvent({ stream, subject: 'users.events.moderated', payload: AuditEntry }),
  /** A user blocked a person, or ended the block. In order for each `blockerId`. */
  blocksChanged: defineEvent({
    stream,
    subject: 'users.events.blocks-changed',
    payload: z.object({
      blockerId: SerialId,
      blockedId: SerialId,
      /** False after the end; the other side may have a block of its own. */
      isBlocked: z.boolean(),
      at: EpochMs,
    }),
  }),
};
