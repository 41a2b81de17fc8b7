import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { nextTask } from '../../../shared/loading/next-task.js';
import { onceLoaded } from '../../../shared/loading/once-loaded.js';
import type { SignInPorts } from '../sign-in.api.js';
import { toBotCheckFailure, tokenOrPlaceholder, withinLimit } from './bot-check-token.js';

const BOT_CHECK_TIMEOUT_MS = 5_000;

export interface BotCheckGate {
  load(): Promise<unknown>;
  /** Resolves if the user passes; throws BotCheckFailure to stop the submit. */
  pass(action: BotCheckAction): Promise<void>;
  reset(): void;
  close(): void;
}

/** The page's bot-check; loaded by `load`, or at the first submit if that comes earlier. */
export function openBotCheck({ start, loadCalls }: SignInPorts): BotCheckGate {
  const load = onceLoaded(async () => {
    const { recaptchaSiteKey } = await start();
    await nextTask(); // one task with the start would block a phone noticeably
    return recaptchaSiteKey === null
      ? (await import('./altcha.js')).openAltcha(loadCalls)
      : (await import('./recaptcha.js')).openRecaptcha(recaptchaSiteKey);
  });
  return {
    load,
    pass: async (action) => {
      const makeToken = async (signal: AbortSignal) => (await load()).token(action, signal);
      const token = await tokenOrPlaceholder(() => withinLimit(makeToken, BOT_CHECK_TIMEOUT_MS), navigator);
      try {
        const { verify } = await loadCalls();
        await verify({ action, token });
      } catch (error) {
        throw toBotCheckFailure(error);
      }
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
