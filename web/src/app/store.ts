import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../shared/api/api.js';
import { sessionReducer } from '../shared/auth/session-slice.js';

/** The app's one store: the session, and the cache of the API. */
export const store = configureStore({
  reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

setupListeners(store.dispatch);
