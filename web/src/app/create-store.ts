import { configureStore } from '@reduxjs/toolkit';
import { searchReducer } from '../features/search/search-slice.js';
import { api } from '../shared/api/api.js';
import { type Session, sessionReducer } from '../shared/auth/session-slice.js';

export const createStore = (session: Session = { status: 'resolving' }) =>
  configureStore({
    reducer: { session: sessionReducer, search: searchReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: { session },
  });
