import { isAppleBrowser, BOT_CHECK_PLACEHOLDER } from '@rotadas/contracts/bot-check/apple-browser';
import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { isApiError } from '../../../shared/api/api-error.js';

/** A loaded bot-check of either kind. */
export interface BotCheck {
  /** A token for one submit; gives up when `signal` aborts. */
  token(action: BotCheckAction, signal: AbortSignal): Promise<string>;
  /** Makes it ready for the next attempt (spec 4). */
  reset(): void;
  /** Removes what it added to the page. */
  close(): void;
}

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
    if (isApiError(error) && error.status !== 0) throw toBotCheckFailure(error);
    if (isAppleBrowser(browser.userAgent)) return BOT_CHECK_PLACEHOLDER;
    throw new BotCheckFailure('unavailable', error);
  }
  if (token === '') throw new BotCheckFailure('empty-token', null);
  return token;
}

/** What the gateway's answer to a token or a question for a challenge means for the submit. */
export function toBotCheckFailure(error: unknown): BotCheckFailure {
  const refused = isApiError(error) && error.status !== 0 && error.status !== 500;
  return refused
    ? new BotCheckFailure('refused', error, error.text)
    : new BotCheckFailure('unavailable', error);
}

/** Runs `task` for at most `limitMs`; then it is aborted, and this fails. */
export function withinLimit<T>(task: (signal: AbortSignal) => Promise<T>, limitMs: number): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      controller.abort();
      reject(new Error(`not done within ${limitMs} ms`));
    }, limitMs);
    task(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
