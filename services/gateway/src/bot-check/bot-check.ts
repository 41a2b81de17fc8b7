import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';

/** A token as it came, and from where. */
export interface OfferedToken {
  readonly action: BotCheckAction;
  readonly token: string;
  /** The sender's network address. */
  readonly address: string;
}

/** One kind of bot-check. */
export interface BotCheck {
  /**
   * A mark of the token that tells it from all others when it proves a person; null when it does
   * not.
   */
  prove(offered: OfferedToken): Promise<string | null>;
}
