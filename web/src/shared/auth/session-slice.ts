import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in; `resolving` until the identity provider has said. */
export type Session =
  { status: 'resolving' } | { status: 'signed-out' } | { status: 'signed-in'; uid: string; email: string };

const resolving = (): Session => ({ status: 'resolving' });

const sessionSlice = createSlice({
  name: 'session',
  initialState: resolving,
  reducers: {
    sessionChanged: (_state, action: PayloadAction<Session>) => action.payload,
  },
  selectors: { selectSession: (session): Session => session },
});

/** The reducer of the session. */
export const sessionReducer = sessionSlice.reducer;
/** The identity provider said who is signed in. */
export const { sessionChanged } = sessionSlice.actions;
/** Who is signed in. */
export const { selectSession } = sessionSlice.selectors;
