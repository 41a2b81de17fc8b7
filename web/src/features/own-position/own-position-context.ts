import { createContext, useContext } from 'react';
import type { OwnPosition } from '../../shared/map/map-types.js';

/** The user's own position and what may be done about it. */
export interface WatchedPosition {
  position: OwnPosition | null;
  setPosition: (position: OwnPosition) => void;
  /** Why there is none, as the user reads it. */
  problem: string | null;
  /** While the user waits for a position asked for by hand. */
  busy: boolean;
  refresh: () => Promise<void>;
  recentre: (onFound: (position: OwnPosition) => void) => Promise<void>;
}

/** What the screens know of the user's own position. */
export interface OwnPositionState extends WatchedPosition {
  /**
   * Whether an online provider has to be told that positions are sent only while the page is open.
   */
  mustStayOpen: boolean;
  onStayOpenRead: () => void;
}

/** Hands the position to the screens. */
export const OwnPositionContext = createContext<OwnPositionState | null>(null);

/** The user's own position, which is kept fresh while one is signed in. */
export function useOwnPosition(): OwnPositionState {
  const state = useContext(OwnPositionContext);
  if (state === null) throw new Error('useOwnPosition needs an OwnPositionKeeper above it');
  return state;
}
