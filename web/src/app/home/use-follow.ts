import { useCallback, useEffect, useReducer, useRef } from 'react';
import { FIRST_FIX_ZOOM } from '../../shared/limits.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { followAfter } from './follow.js';
import type { FocusOn } from './use-map-focus.js';

/**
 * Has the map go along with an online provider, at the zoom that it has, until it is moved by hand.
 */
export function useFollow(online: boolean, position: OwnPosition | null, focusOn: FocusOn) {
  const [follow, tell] = useReducer(followAfter, 'off');
  const following = follow === 'following';
  /** Whether the map was taken to the provider already since it follows. */
  const isThere = useRef(false);
  useEffect(() => tell(online ? 'went-online' : 'went-offline'), [online]);
  useEffect(() => {
    if (following && position) focusOn(position, isThere.current ? null : FIRST_FIX_ZOOM);
    isThere.current = following && position !== null;
  }, [following, position, focusOn]);
  const onMovedAway = useCallback(() => tell('moved-away'), []);
  /** Follows again; whoever calls it takes the map there, at the zoom that is wanted. */
  const onComeBack = useCallback(() => {
    isThere.current = true;
    tell('came-back');
  }, []);
  return { follow, onMovedAway, onComeBack };
}
