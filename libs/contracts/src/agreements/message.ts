import { z } from 'zod';
import { CountText } from '../primitives/query-numbers.js';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { requiredText } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';

export const MESSAGE_MAX = 1_000;

/** Messages of a side before the acceptance. */
export const MESSAGES_BEFORE_ACCEPTANCE = 10;

/** Messages of a side in an hour after it. */
export const MESSAGES_PER_HOUR = 30;

export const Message = z.object({
  id: SerialId,
  agreementId: SerialId,
  fromUserId: SerialId,
  /** Before the acceptance without phone numbers, e-mail addresses and links. */
  text: z.string(),
  at: EpochMs,
});
export type Message = z.infer<typeof Message>;

export const MessageInput = z.strictObject({
  text: requiredText(MESSAGE_MAX),
  key: z.uuid().optional().meta({ description: 'A repeat with the same key is not stored again' }),
});

const PAGE_MAX = 100;

export const MessageQuery = z.strictObject({
  before: SerialIdText.optional(),
  limit: CountText(PAGE_MAX).default(50),
});

export const MessagePageRequest = z.strictObject({
  before: SerialId.optional(),
  limit: z.int().min(1).max(PAGE_MAX),
});
export type MessagePageRequest = z.infer<typeof MessagePageRequest>;

/** Newest first. */
export const MessagePage = z.object({
  items: z.array(Message),
  next: SerialId.nullable(),
  /** The newest message that the other side has read; null if it has read none. */
  readByOther: SerialId.nullable(),
});
export type MessagePage = z.infer<typeof MessagePage>;

/** The newest message that the user has read. */
export const MessagesReadInput = z.strictObject({ upTo: SerialId });
