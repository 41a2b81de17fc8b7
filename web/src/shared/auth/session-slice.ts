import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The status is `resolving` until the identity provider has responded. */
export type Session =
  { status: 'resolving' } | { status: 'signed-out' } | { status: 'signed-in'; uid: string; email: string };

const resolving = (): Session => ({ status: 'resolving' });

const sessionSlice = createSlice({
  name: 'session',
  initialState: resolving,
  reducers: {
    sessionChanged: (_state, action: PayloadAction<Session>) => action.payload,
  },
  selectors: {
    selectSession: (session): Session => session,
    /** Empty while signed out. */
    selectUserId: (session) => (session.status === 'signed-in' ? session.uid : ''),
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { sessionChanged } = sessionSlice.actions;
export const { selectSession, selectUserId } = sessionSlice.selectors;
