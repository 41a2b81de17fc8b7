export const FIRST_FIX_ZOOM = 15;

/** Delay before leaving for another screen after a save or an alert. */
export const REDIRECT_DELAY_MS = 1_500;

export const PASSWORD_MIN = 6;

/** Longest wait for the server on sign-out; what it should end expires by itself. */
export const SIGN_OUT_WAIT_MS = 2_000;
