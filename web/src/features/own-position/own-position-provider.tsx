import type { CurrentUser } from '@rotadas/contracts/users/user';
import { createContext, type ReactNode, useContext } from 'react';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { useObservable } from '../../shared/observable.js';
import { activeDevice } from '../../shared/position/active-device.js';
import { useWatchedPosition, type WatchedPosition } from './use-watched-position.js';
import { type StayOpen, useStayOpen } from './use-stay-open.js';
import { useWakeLock } from './use-wake-lock.js';

/** Polling of the current user: shows changes from other devices and retries failed requests. */
const POLLING = { pollingInterval: 5_000, skipPollingIfUnfocused: true };

/**
 * Updates the position on every screen, so that an online provider stays on the map. While a phone
 * sends the position, the browser does not look it up, and neither page nor screen must stay open.
 */
export function OwnPositionProvider({ children }: { children: ReactNode }) {
  const { data: user } = useCurrentUserQuery(undefined, POLLING);
  const online = user?.isOnline === true;
  const device = useObservable(activeDevice);
  const devicePosition = online && device !== null ? toDevicePosition(user) : null;
  const usesBrowserPosition = online && devicePosition === null;
  const watched = useWatchedPosition(usesBrowserPosition, devicePosition);
  const stayOpen = useStayOpen(usesBrowserPosition);
  useWakeLock(usesBrowserPosition);
  return <OwnPositionContext value={{ ...watched, ...stayOpen }}>{children}</OwnPositionContext>;
}

/** The server does not know the accuracy. */
const toDevicePosition = ({ latitude, longitude }: CurrentUser): OwnPosition | null =>
  latitude === null || longitude === null ? null : { latitude, longitude, accuracy: 0 };

type OwnPositionState = WatchedPosition & StayOpen;

const OwnPositionContext = createContext<OwnPositionState | null>(null);

export function useOwnPosition(): OwnPositionState {
  const state = useContext(OwnPositionContext);
  if (state === null) throw new Error('useOwnPosition must be used within OwnPositionProvider');
  return state;
}
