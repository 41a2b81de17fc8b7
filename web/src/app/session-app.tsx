import '../zod-without-eval.js';
import { use } from 'react';
import { Provider } from 'react-redux';
import { ConfigProvider } from '../shared/config/public-config.js';
import { BrokenScreen } from './broken-screen.js';
import { Screens } from './screens.js';
import { sessionCatalogues } from './session-catalogues.js';
import { startOnce } from './start.js';
import { addTexts } from './start-texts.js';
import { store } from './store.js';

addTexts(sessionCatalogues);

/** The part of the app that needs configuration, session and store; loaded when such an address is opened. */
export function SessionApp() {
  const start = use(startOnce());
  if ('breakage' in start) return <BrokenScreen breakage={start.breakage} />;
  return (
    <ConfigProvider value={start.config}>
      <Provider store={store}>
        <Screens />
      </Provider>
    </ConfigProvider>
  );
}
