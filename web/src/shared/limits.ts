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

/** How long a closed toast is kept before it is forgotten, ms (spec 9). */
export const TOAST_REMOVAL_MS = 1_000_000;

/** Swipe to the right that sends a toast away, px (spec 9). */
export const TOAST_SWIPE_PX = 50;

/** How long a pointer rests on a control until its tooltip shows, ms (spec 9). */
export const TOOLTIP_DELAY_MS = 700;

/** How long a slide of the greeting stays, ms (spec 9). */
export const SLIDE_MS = 5_000;

/** A horizontal move of more than this changes the slide, px (spec 9). */
export const SLIDE_SWIPE_PX = 50;

/** How long a static page shows its spinner, ms (spec 9). */
export const STATIC_SPINNER_MS = 300;

/** How long after the login page mounts the bot-check is loaded, ms (spec 9). */
export const BOT_CHECK_DELAY_MS = 500;

/** Longest wait for the bot-check's token, ms (spec 9). */
export const BOT_CHECK_TIMEOUT_MS = 5_000;

/** Shortest password, characters (spec 9). */
export const PASSWORD_MIN = 6;

/** How long until a mail with a link may be asked for again, ms. */
export const RESEND_PAUSE_MS = 30_000;

/** How long before its end the ID token is renewed, ms (spec 9). */
export const RENEWAL_LEAD_MS = 5 * 60_000;

/** First wait after a failed renewal, ms; it doubles from failure to failure (spec 9). */
export const RENEWAL_RETRY_MIN_MS = 30_000;

/** Longest wait after a failed renewal, ms (spec 9). */
export const RENEWAL_RETRY_MAX_MS = 960_000;
