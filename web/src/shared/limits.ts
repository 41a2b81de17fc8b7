/** How often user info and active providers are asked for, ms (spec 9). */
export const POLLING_MS = 5_000;

/** How often the position is refreshed while signed in, ms (spec 9). */
export const POSITION_REFRESH_MS = 5 * 60_000;

/** Longest wait for the device's position, ms (spec 9). */
export const POSITION_TIMEOUT_MS = 5_000;

/** Zoom of the map on the user's first position (spec 9). */
export const FIRST_FIX_ZOOM = 15;

/** Zoom of the map when the user recentres it (spec 9). */
export const REFOCUS_ZOOM = 16;

/** Delay before leaving for another screen after a save or an alert, ms (spec 9). */
export const REDIRECT_DELAY_MS = 1_500;

/** How long the edit-mode notice stays, ms (spec 9). */
export const EDIT_NOTICE_MS = 5_000;

/** How long a toast stays, ms (spec 9). */
export const TOAST_MS = 5_000;

/** Shortest password, characters (spec 9). */
export const PASSWORD_MIN = 6;
