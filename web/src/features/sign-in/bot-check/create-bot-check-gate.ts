import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { yieldToEventLoop } from '../../../shared/loading/yield-to-event-loop.js';
import { onceLoaded } from '../../../shared/loading/once-loaded.js';
import { withTimeout } from '../../../shared/loading/with-timeout.js';
import type { SignInPorts } from '../sign-in.api.js';
import { toBotCheckFailure, tokenOrPlaceholder } from './bot-check-token.js';

const BOT_CHECK_TIMEOUT_MS = 5_000;

export interface BotCheckGate {
  load(): Promise<unknown>;
  /** Resolves if the user passes; throws BotCheckFailure to stop the submit. */
  pass(action: BotCheckAction): Promise<void>;
  reset(): void;
  close(): void;
}

/** The page's bot-check; loaded by `load`, or at the first submit if that is earlier. */
export function createBotCheckGate({ start, loadCalls }: SignInPorts): BotCheckGate {
  const load = onceLoaded(async () => {
    const { recaptchaSiteKey } = await start();
    await yieldToEventLoop(); // A single task for this and the start would block a phone noticeably.
    return recaptchaSiteKey === null
      ? (await import('./altcha.js')).createAltcha(loadCalls)
      : (await import('../../../shared/recaptcha/recaptcha.js')).createRecaptcha(recaptchaSiteKey);
  });
  return {
    load,
    pass: async (action) => {
      const makeToken = async () => {
        const stop = new AbortController();
        const making = load().then((check) => check.token(action, stop.signal));
        const token = await withTimeout(making, BOT_CHECK_TIMEOUT_MS).finally(() => stop.abort());
        if (token === null) throw new Error(`not done within ${BOT_CHECK_TIMEOUT_MS} ms`);
        return token;
      };
      const token = await tokenOrPlaceholder(makeToken, navigator);
      try {
        const { verify } = await loadCalls();
        await verify({ action, token });
      } catch (error) {
        throw toBotCheckFailure(error);
      }
    },
    // After a failed load there is nothing to reset or to close.
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
