import { createContext, useContext } from 'react';
import type { OwnPosition } from '../../shared/map/map-types.js';

export interface WatchedPosition {
  position: OwnPosition | null;
  setPosition: (position: OwnPosition) => void;
  /** Why the position is unknown, as a text for the user. */
  problem: string | null;
  /** Whether a lookup that the user started is running. */
  busy: boolean;
  refresh: () => Promise<void>;
  recentre: (onFound: (position: OwnPosition) => void) => Promise<void>;
}

export interface OwnPositionState extends WatchedPosition {
  /** Whether to say that positions are sent only while the page is open. */
  mustStayOpen: boolean;
  onStayOpenRead: () => void;
}

export const OwnPositionContext = createContext<OwnPositionState | null>(null);

export function useOwnPosition(): OwnPositionState {
  const state = useContext(OwnPositionContext);
  if (state === null) throw new Error('useOwnPosition must be used within OwnPositionProvider');
  return state;
}
