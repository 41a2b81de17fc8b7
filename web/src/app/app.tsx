import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { ConfigProvider } from '../shared/config/public-config.js';
import { ThemeModeProvider } from '../shared/theme/theme-mode.js';
import { Toasts } from '../shared/toast/toasts.js';
import { BrokenScreen, type Breakage } from './broken-screen.js';
import { ErrorBoundary } from './error-boundary.js';
import { Screens } from './screens.js';
import { store } from './store.js';

/** What the start came to: the configuration, or why there is none. */
export type StartResult = { config: PublicConfig } | { breakage: Breakage };

/** The whole app. */
export function App({ start }: { start: StartResult }) {
  if ('breakage' in start) {
    return (
      <ThemeModeProvider>
        <BrokenScreen breakage={start.breakage} />
      </ThemeModeProvider>
    );
  }
  return (
    <ThemeModeProvider>
      <ErrorBoundary fallback={<BrokenScreen breakage="broken" />}>
        <ConfigProvider value={start.config}>
          <Provider store={store}>
            <BrowserRouter>
              <Screens />
            </BrowserRouter>
          </Provider>
        </ConfigProvider>
      </ErrorBoundary>
      <Toasts />
    </ThemeModeProvider>
  );
}
