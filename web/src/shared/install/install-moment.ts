const VISITS_KEY = 'rotadas-visits';
const COUNTED_KEY = 'rotadas-visit-counted';
const DECLINED_KEY = 'rotadas-install-declined';

/** From this visit on it is worth while to ask. */
const VISITS_MIN = 2;

/** Counts the visit of a signed-in user; a tab counts once, however often it is loaded. */
export function countVisit(): void {
  if (sessionStorage.getItem(COUNTED_KEY) !== null) return;
  sessionStorage.setItem(COUNTED_KEY, '1');
  localStorage.setItem(VISITS_KEY, String(visits() + 1));
}

/** Remembers for good that somebody does not want the app on the device. */
export const declineInstall = (): void => localStorage.setItem(DECLINED_KEY, '1');

/** Whether somebody declined before. */
export const isInstallDeclined = (): boolean => localStorage.getItem(DECLINED_KEY) !== null;

/** Whether somebody is here for the second time at least. */
export const isReturning = (): boolean => visits() >= VISITS_MIN;

const visits = (): number => Number(localStorage.getItem(VISITS_KEY)) || 0;
