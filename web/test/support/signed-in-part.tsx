import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { catalogues } from '../../src/app/catalogues.js';
import { startOnce } from '../../src/app/start.js';
import { addTexts } from '../../src/app/start-texts.js';
import { store } from '../../src/app/store.js';
import { ToastsOnDemand } from '../../src/shared/toast/toasts-on-demand.js';
import './render-app.js';

/** Shows a part of a signed-in screen by itself, with store, texts, router and toasts. */
export async function showPart(part: ReactNode): Promise<void> {
  await startOnce();
  addTexts(catalogues);
  render(
    <Provider store={store}>
      <BrowserRouter>{part}</BrowserRouter>
      <ToastsOnDemand />
    </Provider>,
  );
}
