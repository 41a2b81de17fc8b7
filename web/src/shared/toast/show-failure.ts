import i18next from 'i18next';
import { errorText, isApiError, isSignedOut, RESPONSE_INVALID } from '../api/api-error.js';
import { logWarning } from '../log/log.js';
import { openLocationHelp } from '../position/location-help.js';
import { PositionFailure } from '../position/position-failure.js';
import { showError } from './toast-store.js';

/** Adds what to do next, unless the text of the device or server says so. */
export function showFailure(description: string, error: unknown): void {
  showError(i18next.t('shared:toasts.error'), description, failureHint(description, error));
}

export interface FailureTexts {
  signedOut?: string;
  /** Text for errors that neither the API nor the device reported. */
  unexpected?: string;
}

/**
 * Resolves to whether `task` succeeds. A failure shows the text of the device or server, or else
 * `failed`. A denied position opens the help instead, since the user can allow it.
 */
export async function withFailureToast(
  task: Promise<unknown>,
  failed: string,
  texts: FailureTexts = {},
): Promise<boolean> {
  try {
    await task;
    return true;
  } catch (error) {
    logWarning('action of the user failed', error);
    if (error instanceof PositionFailure && error.isDenied) openLocationHelp();
    else showFailure(failureText(error, failed, texts), error);
    return false;
  }
}

function failureText(error: unknown, failed: string, { signedOut, unexpected }: FailureTexts): string {
  if (error instanceof PositionFailure) return error.message;
  if (!isApiError(error)) return unexpected ?? failed;
  return (isSignedOut(error) ? signedOut : undefined) ?? errorText(error, failed);
}

function failureHint(description: string, error: unknown): string | undefined {
  if (error instanceof PositionFailure) return undefined; // The device's text says what to do
  if (!isApiError(error)) return i18next.t('shared:failure.again');
  // The details of this one are the present agreement as JSON.
  if (error.details && error.code !== 'agreement-changed') return Object.values(error.details).join(' ');
  if (error.status === 0) return i18next.t('shared:failure.offline');
  if (error.code === RESPONSE_INVALID) return i18next.t('shared:failure.reload');
  const isShown = error.text !== null && description.includes(error.text);
  if (error.status === 401) return isShown ? undefined : i18next.t('shared:failure.signIn');
  return error.text === null || error.code === 'unexpected' ? i18next.t('shared:failure.again') : undefined;
}
