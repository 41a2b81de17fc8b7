import { isAppleBrowser } from '@rotadas/contracts/bot-check/apple-browser';
import { BOT_CHECK_PLACEHOLDER } from '@rotadas/contracts/bot-check/placeholder';
import { isApiError } from '../../../shared/api/api-error.js';
import { BotCheckFailure } from './bot-check-failure.js';

/** The browser as far as the bot-check cares. */
export interface Browser {
  readonly userAgent: string;
  readonly onLine: boolean;
}

/**
 * The token that `run` makes; where it cannot run, Apple's browsers get the placeholder, others are
 * blocked (spec 9).
 */
export async function tokenOrPlaceholder(run: () => Promise<string>, browser: Browser): Promise<string> {
  let token: string;
  try {
    token = await run();
  } catch (error) {
    if (!browser.onLine) throw new BotCheckFailure('offline', error);
    // The gateway answered, so it is not the browser that fails.
    if (isApiError(error) && error.status !== 0) throw refusedBy(error);
    if (isAppleBrowser(browser.userAgent)) return BOT_CHECK_PLACEHOLDER;
    throw new BotCheckFailure('unavailable', error);
  }
  if (token === '') throw new BotCheckFailure('empty-token', null);
  return token;
}

/** What the gateway's answer to a token or a question for a challenge means for the submit. */
export function refusedBy(error: unknown): BotCheckFailure {
  const refused = isApiError(error) && error.status !== 0 && error.status !== 500;
  return refused
    ? new BotCheckFailure('refused', error, error.text)
    : new BotCheckFailure('unavailable', error);
}
