import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { useEffect, useState } from 'react';
import { usePublicConfig } from '../../../shared/config/public-config.js';
import { BOT_CHECK_DELAY_MS, BOT_CHECK_TIMEOUT_MS } from '../../../shared/limits.js';
import { logWarning } from '../../../shared/log/log.js';
import { useAskChallengeMutation, useVerifyBotCheckMutation } from './bot-check.api.js';
import { LoadedBotCheck } from './loaded-bot-check.js';
import { refusedBy, tokenOrPlaceholder } from './token-or-placeholder.js';
import { withinLimit } from './within-limit.js';

/** The page's bot-check: it is loaded 500 ms after the page mounts, or at the first submit if that comes earlier (spec 7). */
export function useBotCheck() {
  const { recaptchaSiteKey } = usePublicConfig();
  const [askChallenge] = useAskChallengeMutation();
  const [verify] = useVerifyBotCheckMutation();
  const [check] = useState(
    () =>
      new LoadedBotCheck(async () =>
        recaptchaSiteKey === null
          ? (await import('./altcha.js')).openAltcha((action) => askChallenge(action).unwrap())
          : (await import('./recaptcha.js')).openRecaptcha(recaptchaSiteKey),
      ),
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      check.load().catch((error: unknown) => logWarning('the bot-check did not load', error));
    }, BOT_CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [check]);

  /** Lets a person pass; throws BotCheckFailure when the submit must stop. */
  const pass = async (action: BotCheckAction): Promise<void> => {
    const makeToken = async (signal: AbortSignal) => (await check.load()).token(action, signal);
    const token = await tokenOrPlaceholder(() => withinLimit(makeToken, BOT_CHECK_TIMEOUT_MS), navigator);
    await verify({ action, token })
      .unwrap()
      .catch((error: unknown) => {
        throw refusedBy(error);
      });
  };
  return { pass, reset: () => void check.reset() };
}
