import i18next from 'i18next';
import { track } from '../../shared/analytics/track.js';
import { logWarning } from '../../shared/log/log.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { BotCheckFailure } from './bot-check/bot-check-failure.js';
import type { BotCheckGate } from './bot-check/open-bot-check.js';
import type { SignInMode } from './sign-in-mode.js';

/** Tells of a failure in the red look of spec 8, and in a second line what to do about it. */
export const tellFailure = (title: string, description: string, hint?: string) =>
  showToast({ title, description, ...(hint !== undefined && { hint }), look: 'destructive' });

/** Runs `task` once the bot-check lets the person pass; null when that stops it, which is told. */
export async function behindBotCheck<T>(
  mode: SignInMode,
  gate: BotCheckGate,
  task: () => Promise<T>,
): Promise<T | null> {
  try {
    await gate.pass(mode);
    return await task();
  } catch (error) {
    if (!(error instanceof BotCheckFailure)) throw error;
    tellBotCheckFailure(mode, error);
    return null;
  } finally {
    gate.reset();
  }
}

function tellBotCheckFailure(mode: SignInMode, { reason, text, cause }: BotCheckFailure): void {
  const t = i18next.getFixedT(null, 'sign-in');
  logWarning('the bot-check stopped the submit', cause);
  track('recaptcha_error', { action: mode, reason });
  if (reason === 'offline') tellFailure(t(`failed.${mode}`), i18next.t('auth-errors:network-request-failed'));
  else if (reason === 'empty-token') tellFailure(t('botCheck.title'), t('botCheck.emptyToken'));
  else tellFailure(t('botCheck.title'), t('botCheck.failed'), text ?? undefined);
}
