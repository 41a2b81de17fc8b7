export const POLLING_MS = 5_000;

export const POSITION_REFRESH_MS = 5 * 60_000;

export const POSITION_TIMEOUT_MS = 5_000;

export const FIRST_FIX_ZOOM = 15;

export const REFOCUS_ZOOM = 16;

/** Delay before leaving for another screen after a save or an alert. */
export const REDIRECT_DELAY_MS = 1_500;

export const EDIT_NOTICE_MS = 5_000;

export const TOAST_MS = 5_000;

/** Time until a closed toast is removed. */
export const TOAST_REMOVAL_MS = 1_000_000;

export const TOAST_SWIPE_PX = 50;

export const TOOLTIP_DELAY_MS = 700;

export const SLIDE_MS = 5_000;

export const SLIDE_SWIPE_PX = 50;

export const STATIC_SPINNER_MS = 300;

export const BOT_CHECK_DELAY_MS = 500;

export const BOT_CHECK_TIMEOUT_MS = 5_000;

export const PASSWORD_MIN = 6;

export const RESEND_PAUSE_MS = 30_000;

/** Longest wait for the server on sign-out; what it should end expires by itself. */
export const SIGN_OUT_WAIT_MS = 2_000;

/** Time before its expiry at which the ID token is renewed. */
export const RENEWAL_LEAD_MS = 5 * 60_000;

/** First delay after a failed renewal; it doubles with each failure. */
export const RENEWAL_RETRY_MIN_MS = 30_000;

export const RENEWAL_RETRY_MAX_MS = 960_000;
