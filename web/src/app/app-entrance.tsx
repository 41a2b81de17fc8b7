import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import type { Entrance } from '../features/sign-in/entrance.js';
import { openEntrance } from '../features/sign-in/open-entrance.js';
import { SignedOutOnly } from './access.js';
import { store } from './store.js';

/** The ways into this app, and what leads away from its door whoever has come in. */
export interface AppEntrance extends Entrance {
  Away: ComponentType;
}

/** The ways in, through the app's store. */
export function openAppEntrance(recaptchaSiteKey: string | null): AppEntrance {
  return { ...openEntrance({ dispatch: store.dispatch, recaptchaSiteKey }), Away };
}

function Away() {
  return (
    <Provider store={store}>
      <SignedOutOnly />
    </Provider>
  );
}
