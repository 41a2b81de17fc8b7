import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { jest } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { createStore } from '../../src/app/create-store.js';
import { AntdProvider } from '../../src/app/antd-provider.js';
import { api } from '../../src/shared/api/api.js';
import type { Session } from '../../src/shared/auth/session-slice.js';
import { PublicConfigProvider } from '../../src/shared/config/public-config.js';
import { rememberPosition } from '../../src/shared/position/lookup-position.js';
import { clearToast } from '../../src/shared/toast/toast-store.js';
import { ToastsOnDemand } from '../../src/shared/toast/toasts-on-demand.js';
import { resetResponses } from './responses.js';
import { ANKARA } from './builders.js';
import { onDevice } from './device.js';
import { CONFIG, provideGateway } from './gateway.js';
import { ECE } from './identity-provider.js';
import { lookups, setDevicePosition } from './position.js';

const SIGNED_IN: Session = { status: 'signed-in', uid: ECE.email, email: ECE.email };

interface RenderOptions {
  /** Path and query; null keeps the entry of the history, as a reload does. */
  path?: string | null;
  /** Default: signed in as Ece. */
  session?: Session;
  config?: Partial<PublicConfig>;
}

let stores: ReturnType<typeof createStore>[] = [];

beforeEach(() => {
  onDevice();
  lookups.mockReset();
  rememberPosition({ ...ANKARA, accuracy: 20, at: 0 }); // Too old to be used
  setDevicePosition();
  provideGateway();
});

afterEach(() => {
  jest.useRealTimers();
  closePage();
  resetResponses();
});

export function renderWithProviders(
  ui: ReactNode,
  { path = '/', session = SIGNED_IN, config }: RenderOptions = {},
) {
  if (path !== null) window.history.replaceState(null, '', path);
  const store = createStore(session);
  stores.push(store);
  render(
    <PublicConfigProvider value={{ ...CONFIG, ...config }}>
      <Provider store={store}>
        <BrowserRouter>{ui}</BrowserRouter>
      </Provider>
      <ToastsOnDemand />
    </PublicConfigProvider>,
  );
  return store;
}

/** Renders within the configuration of antd. */
export const renderWithKit = (ui: ReactNode, options?: RenderOptions) =>
  renderWithProviders(<AntdProvider>{ui}</AntdProvider>, options);

export function closePage(): void {
  cleanup();
  clearToast();
  for (const store of stores) store.dispatch(api.util.resetApiState());
  stores = [];
  localStorage.clear();
  sessionStorage.clear();
}

export async function expectToast(title: string, text: string, hint?: string): Promise<void> {
  // Checked together, because a toast disappears after some seconds
  await waitFor(() => {
    const toasts = within(screen.getByRole('region', { name: /^Bildirimler/ }));
    for (const each of [title, text, ...(hint === undefined ? [] : [hint])])
      expect(toasts.getByText(each)).toBeVisible();
  });
}

/** Path and query. */
export const address = (): string => window.location.pathname + window.location.search;
