import i18next from 'i18next';
import { errorText, isApiError, isSignedOut } from '../api/api-error.js';
import { PositionFailure } from '../position/position-failure.js';
import { showError } from './toast-store.js';

/** Adds what to do next, unless the server said it. */
export function showFailure(description: string, error: unknown): void {
  showError(i18next.t('shared:toasts.error'), description, failureHint(error));
}

/** Resolves to whether `task` succeeds. Shows a failure with the server's text, else `failed`. */
export async function withFailureToast(
  task: Promise<unknown>,
  failed: string,
  signedOut?: string,
): Promise<boolean> {
  try {
    await task;
    return true;
  } catch (error) {
    const text = isSignedOut(error) ? signedOut : undefined;
    showFailure(text ?? errorText(error, failed), error);
    return false;
  }
}

function failureHint(error: unknown): string | undefined {
  if (error instanceof PositionFailure) return undefined; // its own text says what to do
  if (!isApiError(error)) return i18next.t('shared:failure.again');
  if (error.details) return Object.values(error.details).join(' ');
  if (error.status === 0) return i18next.t('shared:failure.offline');
  if (error.status === 401) return i18next.t('shared:failure.signIn');
  return error.text === null || error.code === 'unexpected' ? i18next.t('shared:failure.again') : undefined;
}
