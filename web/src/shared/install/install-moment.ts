import { deviceStorage, tabStorage } from '../storage/browser-storage.js';

const VISITS_KEY = 'visits';
const COUNTED_KEY = 'visit-counted';
const DECLINED_KEY = 'install-declined';

/** From this visit on it is worth while to ask. */
const VISITS_MIN = 2;

/** Counts the visit of a signed-in user; a tab counts once, however often it is loaded. */
export function countVisit(): void {
  if (tabStorage.get(COUNTED_KEY) !== null) return;
  tabStorage.set(COUNTED_KEY, '1');
  deviceStorage.set(VISITS_KEY, String(visits() + 1));
}

/** Remembers for good that somebody does not want the app on the device. */
export const declineInstall = (): void => deviceStorage.set(DECLINED_KEY, '1');

/** Whether somebody declined before. */
export const isInstallDeclined = (): boolean => deviceStorage.get(DECLINED_KEY) !== null;

/** Whether somebody is here for the second time at least. */
export const isReturning = (): boolean => visits() >= VISITS_MIN;

const visits = (): number => Number(deviceStorage.get(VISITS_KEY)) || 0;
