import { useEffect, useState } from 'react';
import { withTimeout } from '../../shared/loading/with-timeout.js';
import { logWarning } from '../../shared/log/log.js';
import { currentPosition, type PositionFix } from '../../shared/position/lookup-position.js';

/** Longest wait for a position, ms; a permission prompt that is not answered never ends. */
const POSITION_TIMEOUT_MS = 6_000;

/** `pending` while the position is looked up; null if it is unknown. */
export type HelpPosition = PositionFix | 'pending' | null;

/** The position on mount. The look-up works without a network. */
export function useHelpPosition(): HelpPosition {
  const [position, setPosition] = useState<HelpPosition>('pending');
  useEffect(() => void findHelpPosition().then(setPosition), []);
  return position;
}

/** Null if the position is not known in time. */
export const findHelpPosition = (): Promise<PositionFix | null> =>
  withTimeout(currentOrNull(), POSITION_TIMEOUT_MS);

async function currentOrNull(): Promise<PositionFix | null> {
  try {
    return await currentPosition();
  } catch (error) {
    logWarning('the position for help is unknown', error);
    return null;
  }
}
