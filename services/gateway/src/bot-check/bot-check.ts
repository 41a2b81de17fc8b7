import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';

export interface OfferedToken {
  readonly action: BotCheckAction;
  readonly token: string;
  readonly address: string;
}

export interface BotCheck {
  /** The ID of a valid token, else null. */
  verify(offered: OfferedToken): Promise<string | null>;
}
