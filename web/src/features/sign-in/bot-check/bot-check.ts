import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';

/** A loaded bot-check, whoever made it. */
export interface BotCheck {
  /** A token for one submit; gives up when `signal` aborts. */
  token(action: BotCheckAction, signal: AbortSignal): Promise<string>;
  /** Makes it ready for the next attempt (spec 4). */
  reset(): void;
  /** Takes away whatever it put on the page. */
  close(): void;
}
