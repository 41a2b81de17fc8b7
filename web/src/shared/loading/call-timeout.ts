/** Timeout of calls to the gateway, which itself allows a service 4 s. */
export const CALL_TIMEOUT_MS = 15_000;
