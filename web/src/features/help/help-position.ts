import { useEffect, useState } from 'react';
import { type PositionFix, recentPosition } from '../../shared/position/lookup-position.js';
import { watchPosition } from '../../shared/position/watch-position.js';

/** `pending` before the first position or failure; null if it is unknown. */
export type HelpPosition = PositionFix | 'pending' | null;

/** The newest position, which a later failure keeps. It works without a network. */
export function useHelpPosition(): HelpPosition {
  const isSupported = 'geolocation' in navigator;
  const [position, setPosition] = useState<HelpPosition>(
    () => recentPosition() ?? (isSupported ? 'pending' : null),
  );
  useEffect(() => {
    if (!isSupported) return undefined;
    return watchPosition(setPosition, () => setPosition((last) => (last === 'pending' ? null : last)));
  }, [isSupported]);
  return position;
}
