import { useEffect, useEffectEvent } from 'react';
import { FIRST_FIX_ZOOM } from '../../shared/limits.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import type { FocusOn } from './use-map-focus.js';

/** Shows the user's place once it is first known, at zoom 15 (spec 9). */
export function useFirstFix(position: OwnPosition | null, focusOn: FocusOn): void {
  const located = position !== null;
  const show = useEffectEvent(() => position && focusOn(position, FIRST_FIX_ZOOM));
  useEffect(() => {
    if (located) show();
  }, [located]);
}
