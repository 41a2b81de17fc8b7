import { isAppleBrowser, BOT_CHECK_PLACEHOLDER } from '@rotadas/contracts/bot-check/apple-browser';
import type { BotCheckAction } from '@rotadas/contracts/bot-check/bot-check';
import { isApiError } from '../../../shared/api/api-error.js';

export interface BotCheck {
  /** A token for one submit; stops when `signal` aborts. */
  token(action: BotCheckAction, signal: AbortSignal): Promise<string>;
  reset(): void;
  close(): void;
}

export type BotCheckFailureReason = 'unavailable' | 'empty-token' | 'refused' | 'offline';

export class BotCheckFailure extends Error {
  override readonly name = 'BotCheckFailure';

  constructor(
    readonly reason: BotCheckFailureReason,
    cause: unknown,
    readonly text: string | null = null,
  ) {
    super(reason, { cause });
  }
}

export interface Browser {
  readonly userAgent: string;
  readonly onLine: boolean;
}

/**
 * Resolves to the token that `run` creates. If it fails, Apple's browsers get the placeholder; in
 * other browsers the submit is blocked.
 */
export async function tokenOrPlaceholder(run: () => Promise<string>, browser: Browser): Promise<string> {
  let token: string;
  try {
    token = await run();
  } catch (error) {
    if (!browser.onLine) throw new BotCheckFailure('offline', error);
    // The gateway responded, so the failure is not caused by the browser.
    if (isApiError(error) && error.status !== 0) throw toBotCheckFailure(error);
    if (isAppleBrowser(browser.userAgent)) return BOT_CHECK_PLACEHOLDER;
    throw new BotCheckFailure('unavailable', error);
  }
  if (token === '') throw new BotCheckFailure('empty-token', null);
  return token;
}

export function toBotCheckFailure(error: unknown): BotCheckFailure {
  const refused = isApiError(error) && error.status !== 0 && error.status !== 500;
  return refused
    ? new BotCheckFailure('refused', error, error.text)
    : new BotCheckFailure('unavailable', error);
}
