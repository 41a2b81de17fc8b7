import { tabStorage } from '../storage/browser-storage.js';

/**
 * Says in the tab that Google's page was opened in place of a window, and that its answer is
 * awaited.
 */
const KEY = 'google-return';

let pending = false;

/** Notes that the page is left for Google's; returns whether the browser keeps the note. */
export function expectGoogleReturn(): boolean {
  tabStorage.set(KEY, 'expected');
  return tabStorage.isKept(KEY);
}

/** Whether somebody comes back from Google's page just now. */
export const isGoogleReturn = (): boolean => pending || tabStorage.get(KEY) !== null;

/** The answer is looked at from now on, this once. */
export function startGoogleReturn(): void {
  pending = true;
  tabStorage.remove(KEY);
}

/** The answer is dealt with, or there will be none. */
export function endGoogleReturn(): void {
  pending = false;
  tabStorage.remove(KEY);
}
