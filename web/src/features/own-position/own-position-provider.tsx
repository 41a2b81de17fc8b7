import { createContext, type ReactNode, useContext } from 'react';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { useWatchedPosition, type WatchedPosition } from './use-watched-position.js';
import { type StayOpen, useStayOpen } from './use-stay-open.js';
import { useWakeLock } from './use-wake-lock.js';

/** Shows within 5 s what changed elsewhere, and repeats a request that failed. */
const POLLING = { pollingInterval: 5_000, skipPollingIfUnfocused: true };

/** Updates the position on every screen, so that an online provider stays on the map. */
export function OwnPositionProvider({ children }: { children: ReactNode }) {
  const { data: user } = useCurrentUserQuery(undefined, POLLING);
  const online = user?.isOnline === true;
  const watched = useWatchedPosition(online);
  const stayOpen = useStayOpen(online);
  useWakeLock(online);
  return <OwnPositionContext value={{ ...watched, ...stayOpen }}>{children}</OwnPositionContext>;
}

type OwnPositionState = WatchedPosition & StayOpen;

const OwnPositionContext = createContext<OwnPositionState | null>(null);

export function useOwnPosition(): OwnPositionState {
  const state = useContext(OwnPositionContext);
  if (state === null) throw new Error('useOwnPosition must be used within OwnPositionProvider');
  return state;
}
