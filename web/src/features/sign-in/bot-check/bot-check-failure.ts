/** Why a submit stops at the bot-check (spec 8). */
export type BotCheckFailureReason = 'unavailable' | 'empty-token' | 'refused' | 'offline';

/** The submit does not go on. */
export class BotCheckFailure extends Error {
  override readonly name = 'BotCheckFailure';

  constructor(
    readonly reason: BotCheckFailureReason,
    cause: unknown,
    /** What the gateway said to the user, if anything. */
    readonly text: string | null = null,
  ) {
    super(reason, { cause });
  }
}
