import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { searchReducer } from '../features/search/search-slice.js';
import { isApiError } from '../shared/api/api-error.js';
import { api } from '../shared/api/api.js';
import { type Session, sessionReducer } from '../shared/auth/session-slice.js';

/** Fetches the user again when a call fails because the account is restricted. */
const refetchRestricted: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const isRestricted =
      isRejectedWithValue(action) &&
      isApiError(action.payload) &&
      action.payload.code === 'account-restricted';
    const result = next(action);
    if (isRestricted) dispatch(api.util.invalidateTags(['CurrentUser']));
    return result;
  };

export const createStore = (session: Session = { status: 'resolving' }) =>
  configureStore({
    reducer: { session: sessionReducer, search: searchReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, refetchRestricted),
    preloadedState: { session },
  });
