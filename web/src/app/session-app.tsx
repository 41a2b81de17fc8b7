import '../zod-without-eval.js';
import { use } from 'react';
import { Provider } from 'react-redux';
import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { FirebaseConfigMissing } from '../shared/auth/firebase-auth.js';
import { ConfigProvider } from '../shared/config/public-config.js';
import { type Breakage, BrokenScreen } from './broken-screen.js';
import { Screens } from './screens.js';
import { startOnce } from './start.js';
import { store } from './store.js';

/** What the start came to: the configuration, or why there is none. */
type StartResult = { config: PublicConfig } | { breakage: Breakage };

let result: Promise<StartResult> | null = null;

function startResult(): Promise<StartResult> {
  result ??= startOnce().then(
    (config) => ({ config }),
    (error: unknown) => ({
      breakage: error instanceof FirebaseConfigMissing ? 'unconfigured' : 'unreachable',
    }),
  );
  return result;
}

/** The part of the app that needs configuration, session and store; loaded when such an address is opened. */
export function SessionApp() {
  const start = use(startResult());
  if ('breakage' in start) return <BrokenScreen breakage={start.breakage} />;
  return (
    <ConfigProvider value={start.config}>
      <Provider store={store}>
        <Screens />
      </Provider>
    </ConfigProvider>
  );
}
