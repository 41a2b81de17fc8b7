import { tabStorage } from '../storage/browser-storage.js';

/** Set in the tab while a redirect to Google is expected to return. */
const KEY = 'google-return';

let pending = false;

/** Returns whether the browser stored it. */
export function expectGoogleReturn(): boolean {
  tabStorage.set(KEY, 'expected');
  return tabStorage.isStored(KEY);
}

export const isGoogleReturn = (): boolean => pending || tabStorage.get(KEY) !== null;

export function startGoogleReturn(): void {
  pending = true;
  tabStorage.remove(KEY);
}

export function endGoogleReturn(): void {
  pending = false;
  tabStorage.remove(KEY);
}
