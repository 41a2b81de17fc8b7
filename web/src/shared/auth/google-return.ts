import { tabStorage } from '../storage/browser-storage.js';

/**
 * Says in the tab that Google's page was opened in place of a window, and that its answer is
 * awaited.
 */
const KEY = 'google-return';

let underWay = false;

/** Notes that the page is left for Google's; returns whether the browser keeps the note. */
export function expectGoogleReturn(): boolean {
  tabStorage.set(KEY, 'expected');
  return tabStorage.isKept(KEY);
}

/** Whether somebody comes back from Google's page just now. */
export const isGoogleReturn = (): boolean => underWay || tabStorage.get(KEY) !== null;

/** The answer is looked at from now on, this once. */
export function beginGoogleReturn(): void {
  underWay = true;
  tabStorage.remove(KEY);
}

/** The answer is dealt with, or there will be none. */
export function endGoogleReturn(): void {
  underWay = false;
  tabStorage.remove(KEY);
}
