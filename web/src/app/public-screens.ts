import { lazyScreen } from './failure-screen.js';

export const GreetingPage = lazyScreen(
  async () => (await import('../features/greeting/greeting-page.js')).GreetingPage,
);
export const ExploreRoute = lazyScreen(async () => (await import('./explore/open-explore.js')).openExplore());
export const LoginScreen = lazyScreen(async () => (await import('./login-screen.js')).LoginScreen);
export const TermsPage = lazyScreen(async () => (await import('../features/legal/terms-page.js')).TermsPage);
export const UnsubscribePage = lazyScreen(
  async () => (await import('../features/unsubscribe/unsubscribe-page.js')).UnsubscribePage,
);
export const AboutPage = lazyScreen(async () => (await import('../features/about/about-page.js')).AboutPage);
