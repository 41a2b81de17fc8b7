import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';

/** How many people a user can block. */
export const BLOCKS_MAX = 200;

export const BlockInput = z.strictObject({ userId: SerialId });
export type BlockInput = z.infer<typeof BlockInput>;

/** A person whom the user blocked. */
export const Block = z.object({
  userId: SerialId,
  /** First name and initial; empty if the account no longer exists. */
  name: z.string(),
  at: EpochMs,
});
export type Block = z.infer<typeof Block>;

/** Newest first. */
export const BlockPage = z.object({
  items: z.array(Block).max(BLOCKS_MAX),
  /** One page has them all. */
  next: z.null(),
});
export type BlockPage = z.infer<typeof BlockPage>;
