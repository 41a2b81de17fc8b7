import { logWarning } from '../log/log.js';

/**
 * Says in the tab that Google's page was opened in place of a window, and that its answer is
 * awaited.
 */
const KEY = 'rotadas.google-return';

let underWay = false;

/** Notes that the page is left for Google's. */
export function expectGoogleReturn(): void {
  sessionStorage.setItem(KEY, 'expected');
}

/** Whether somebody comes back from Google's page just now. */
export function isGoogleReturn(): boolean {
  try {
    return underWay || sessionStorage.getItem(KEY) !== null;
  } catch (error) {
    logWarning('the storage cannot be read', error);
    return false;
  }
}

/** The answer is looked at from now on, this once. */
export function beginGoogleReturn(): void {
  underWay = true;
  sessionStorage.removeItem(KEY);
}

/** The answer is dealt with, or there will be none. */
export function endGoogleReturn(): void {
  underWay = false;
  sessionStorage.removeItem(KEY);
}
