import type { BotCheckAction, BotCheckInput } from '@rotadas/contracts/bot-check/bot-check';
import type { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import { BOT_CHECK_TIMEOUT_MS } from '../../../shared/limits.js';
import { LoadedBotCheck } from './loaded-bot-check.js';
import { refusedBy, tokenOrPlaceholder } from './token-or-placeholder.js';
import { withinLimit } from './within-limit.js';

/** What the bot-check asks of the gateway, and with whose widget it works. */
export interface BotCheckTools {
  recaptchaSiteKey: string | null;
  askChallenge(action: BotCheckAction): Promise<WorkChallenge>;
  verify(input: BotCheckInput): Promise<unknown>;
}

/** The bot-check as the sign-in uses it. */
export interface BotCheckGate {
  load(): Promise<unknown>;
  /** Lets a person pass; throws BotCheckFailure when the submit must stop. */
  pass(action: BotCheckAction): Promise<void>;
  reset(): void;
  /** The page is left. */
  close(): void;
}

/**
 * The page's bot-check; it is loaded when asked to, or at the first submit if that comes earlier
 * (spec 7).
 */
export function openBotCheck({ recaptchaSiteKey, askChallenge, verify }: BotCheckTools): BotCheckGate {
  const check = new LoadedBotCheck(async () =>
    recaptchaSiteKey === null
      ? (await import('./altcha.js')).openAltcha(askChallenge)
      : (await import('./recaptcha.js')).openRecaptcha(recaptchaSiteKey),
  );
  return {
    load: () => check.load(),
    pass: async (action) => {
      const makeToken = async (signal: AbortSignal) => (await check.load()).token(action, signal);
      const token = await tokenOrPlaceholder(() => withinLimit(makeToken, BOT_CHECK_TIMEOUT_MS), navigator);
      await verify({ action, token }).catch((error: unknown) => {
        throw refusedBy(error);
      });
    },
    reset: () => void check.reset(),
    close: () => void check.close(),
  };
}
