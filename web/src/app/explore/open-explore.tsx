import { type ComponentType, useSyncExternalStore } from 'react';
import { hasKnownSession, subscribeToSession } from '../../shared/auth/session-trace.js';
import { ConfigProvider, loadPublicConfig } from '../../shared/config/public-config.js';
import { SessionApp } from '../lazy-session-app.js';
import { ExploreScreen } from './explore-screen.js';

/**
 * Strangers see the map without a session; after an earlier one, that is resolved first. Rejects if
 * the server cannot be reached.
 */
export async function openExplore(): Promise<ComponentType> {
  const config = await loadPublicConfig();
  return function Explore() {
    const known = useSyncExternalStore(subscribeToSession, hasKnownSession);
    if (known) return <SessionApp />;
    return (
      <ConfigProvider value={config}>
        <ExploreScreen />
      </ConfigProvider>
    );
  };
}
