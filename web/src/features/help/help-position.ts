import { useEffect, useState } from 'react';
import { withTimeout } from '../../shared/loading/with-timeout.js';
import { currentPosition, type PositionFix, recentPosition } from '../../shared/position/lookup-position.js';
import { watchPosition } from '../../shared/position/watch-position.js';

/** A permission prompt that is not answered never ends. */
const FIRST_POSITION_MS = 5_000;

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

/** Waits at most 5 s for a position that is still pending; null if it is unknown. */
export async function settledPosition(position: HelpPosition): Promise<PositionFix | null> {
  if (position !== 'pending') return position;
  return withTimeout(
    currentPosition().catch(() => null),
    FIRST_POSITION_MS,
  );
}
