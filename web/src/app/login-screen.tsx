import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { useEffect, useState } from 'react';
import { SignInPage } from '../features/sign-in/sign-in-page.js';
import { FirebaseConfigMissing } from '../shared/auth/firebase-auth.js';
import { onceLoaded } from '../shared/loading/once-loaded.js';
import { logWarning } from '../shared/log/log.js';
import { FailureScreen } from './failure-screen.js';
import { loadSignInCalls } from './sign-in-calls.js';
import { startOnce } from './start.js';

interface LoginScreenProps {
  prepareHome: (config: PublicConfig) => Promise<void>;
}

/** Connects to the identity provider in the background; if that fails, the submit retries. */
export function LoginScreen({ prepareHome }: LoginScreenProps) {
  const [unconfigured, setUnconfigured] = useState(false);
  useEffect(() => {
    // Other failures are reported at the submit, if they still occur then.
    startOnce().catch((error: unknown) => setUnconfigured(error instanceof FirebaseConfigMissing));
  }, []);
  useEffect(prefetchHomeAtPassword, []);
  // While the identity provider verifies an e-mail login
  const onLogin = () => {
    startOnce()
      .then(prepareHome)
      .catch((error: unknown) => logWarning('preparing home failed', error));
  };

  if (unconfigured) return <FailureScreen failure="unconfigured" />;
  return <SignInPage start={startOnce} loadCalls={loadSignInCalls} onLogin={onLogin} />;
}

/**
 * Prefetches home when the password field gets the focus. The browser compiles the scripts, but
 * does not run them.
 */
function prefetchHomeAtPassword(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'password') return;
    prefetchOnce().catch((error: unknown) => logWarning('prefetching home failed', error));
  };
  window.addEventListener('focusin', onFocus);
  return () => window.removeEventListener('focusin', onFocus);
}

const prefetchOnce = onceLoaded(async () => {
  const { googleMapsKey } = await startOnce();
  const files = [
    ...namedFiles('home-files'),
    ...(googleMapsKey === null ? namedFiles('maplibre-files') : []),
  ];
  document.head.append(...files.map(linkTo));
});

function namedFiles(name: string): string[] {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return tag === null ? [] : tag.content.split(' ');
}

function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.href = file;
  link.crossOrigin = ''; // Modules and fetch() use this CORS mode; another mode would not hit the cache.
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'prefetch';
  return link;
}
