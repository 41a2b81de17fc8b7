/** The events of spec 7, each with what it may say: never who somebody is. */
export interface AnalyticsEvents {
  login_attempt: { method: SignInMethod };
  login_success: { method: SignInMethod };
  login_error: { method: SignInMethod; code: string };
  register_attempt: { method: 'email' };
  register_success: { method: 'email' };
  register_error: { method: 'email'; code: string };
  recaptcha_error: { action: 'login' | 'register'; reason: string };
  link_click: { link: string };
}

/** How somebody signs in. */
type SignInMethod = 'email' | 'google';

/** The name of an event. */
export type AnalyticsEventName = keyof AnalyticsEvents;

/** Where events go. */
export type AnalyticsSink = (name: AnalyticsEventName, facts: Readonly<Record<string, string>>) => void;
