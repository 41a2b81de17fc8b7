import { lazyWithPreload } from '../shared/loading/lazy-with-preload.js';
import { LoadFailedScreen } from './failure-screen.js';

const screen = { Failed: LoadFailedScreen };

export const GreetingPage = lazyWithPreload(
  async () => (await import('../features/greeting/greeting-page.js')).GreetingPage,
  screen,
);
export const LoginScreen = lazyWithPreload(
  async () => (await import('./login-screen.js')).LoginScreen,
  screen,
);
export const TermsPage = lazyWithPreload(
  async () => (await import('../features/legal/terms-page.js')).TermsPage,
  screen,
);
export const UnsubscribePage = lazyWithPreload(
  async () => (await import('../features/unsubscribe/unsubscribe-page.js')).UnsubscribePage,
  screen,
);
export const AboutPage = lazyWithPreload(
  async () => (await import('../features/about/about-page.js')).AboutPage,
  screen,
);
