import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
import { Block, BLOCKS_MAX } from './block.js';

export const HIDDEN_USERS_MAX = 500;

/** People hidden from one user: thousands of accounts that block one must not exceed a message. */
export const HIDDEN_IDS_MAX = 5_000;

const pair = z.strictObject({ userId: SerialId, blockedId: SerialId });

export const blocksRpc = {
  /** Idempotent. */
  block: defineRpc({
    subject: 'users.block',
    request: pair,
    reply: z.object({}),
    errors: ['user-unknown', 'self-block', 'blocks-full'],
  }),
  /** No effect if the user did not block that person. */
  unblock: defineRpc({
    subject: 'users.unblock',
    request: pair,
    reply: z.object({}),
    errors: [],
  }),
  /** Newest first. */
  list: defineRpc({
    subject: 'users.list-blocks',
    request: z.strictObject({ userId: SerialId }),
    reply: z.object({ blocks: z.array(Block).max(BLOCKS_MAX) }),
    errors: [],
  }),
  /**
   * The people that each user may not see and who may not see the user: blocked by either side.
   * The user's own blocks come first, then the newest. Leaves out users without any.
   */
  listHidden: defineRpc({
    subject: 'users.list-hidden',
    request: z.strictObject({ userIds: z.array(SerialId).min(1).max(HIDDEN_USERS_MAX) }),
    reply: z.object({
      hidden: z.array(z.object({ userId: SerialId, hiddenIds: z.array(SerialId).max(HIDDEN_IDS_MAX) })),
    }),
    errors: [],
  }),
};
