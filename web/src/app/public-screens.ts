import { lazyPart } from '../shared/loading/lazy-part.js';
import { FailedScreen } from './broken-screen.js';

const screen = { Failed: FailedScreen };

export const GreetingPage = lazyPart(
  async () => (await import('../features/greeting/greeting-page.js')).GreetingPage,
  screen,
);
export const LoginRoute = lazyPart(async () => (await import('./login-route.js')).LoginRoute, screen);
export const TermsPage = lazyPart(
  async () => (await import('../features/legal/terms-page.js')).TermsPage,
  screen,
);
/** Ends mails. */
export const UnsubscribePage = lazyPart(
  async () => (await import('../features/unsubscribe/unsubscribe-page.js')).UnsubscribePage,
  screen,
);
export const AboutPage = lazyPart(
  async () => (await import('../features/about/about-page.js')).AboutPage,
  screen,
);
