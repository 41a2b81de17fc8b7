import type { BotCheckAction, BotCheckInput } from '@rotadas/contracts/bot-check/bot-check';
import type { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import { onceLoaded } from '../../../shared/loading/once-loaded.js';
import { toBotCheckFailure, tokenOrPlaceholder, withinLimit } from './bot-check-token.js';

const BOT_CHECK_TIMEOUT_MS = 5_000;

export interface BotCheckTools {
  recaptchaSiteKey: string | null;
  requestChallenge(action: BotCheckAction): Promise<WorkChallenge>;
  verify(input: BotCheckInput): Promise<unknown>;
}

export interface BotCheckGate {
  load(): Promise<unknown>;
  /** Resolves if the user passes; throws BotCheckFailure to stop the submit. */
  pass(action: BotCheckAction): Promise<void>;
  reset(): void;
  close(): void;
}

/** The page's bot-check; loaded by `load`, or at the first submit if that comes earlier. */
export function openBotCheck({ recaptchaSiteKey, requestChallenge, verify }: BotCheckTools): BotCheckGate {
  const load = onceLoaded(async () =>
    recaptchaSiteKey === null
      ? (await import('./altcha.js')).openAltcha(requestChallenge)
      : (await import('./recaptcha.js')).openRecaptcha(recaptchaSiteKey),
  );
  return {
    load,
    pass: async (action) => {
      const makeToken = async (signal: AbortSignal) => (await load()).token(action, signal);
      const token = await tokenOrPlaceholder(() => withinLimit(makeToken, BOT_CHECK_TIMEOUT_MS), navigator);
      await verify({ action, token }).catch((error: unknown) => {
        throw toBotCheckFailure(error);
      });
    },
    // a failed load has nothing to reset or to close
    reset: () =>
      void load.current()?.then(
        (check) => check.reset(),
        () => undefined,
      ),
    close: () => {
      load.current()?.then(
        (check) => check.close(),
        () => undefined,
      );
      load.forget();
    },
  };
}
