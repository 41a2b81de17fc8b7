import { type ComponentType, useSyncExternalStore } from 'react';
import { hasKnownSession, subscribeToSession } from '../../shared/auth/session-trace.js';
import { PublicConfigProvider, loadPublicConfig } from '../../shared/config/public-config.js';
import { SessionApp } from '../lazy-session-app.js';
import { ExploreScreen } from './explore-screen.js';

/**
 * The public map needs no session; if the device had one, it is resolved first. Rejects if the
 * server cannot be reached.
 */
export async function openExplore(): Promise<ComponentType> {
  const config = await loadPublicConfig();
  return function Explore() {
    const known = useSyncExternalStore(subscribeToSession, hasKnownSession);
    if (known) return <SessionApp />;
    return (
      <PublicConfigProvider value={config}>
        <ExploreScreen />
      </PublicConfigProvider>
    );
  };
}
