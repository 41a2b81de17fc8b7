import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useEffect, useEffectEvent } from 'react';
import type { Seeker } from '../../features/search/found-matches.js';
import { useGoing, type Going } from './use-going.js';

interface GoingPartProps extends Seeker {
  inView: readonly ActiveProvider[] | undefined;
  onGoing: (going: Going | null) => void;
}

/**
 * Finds who goes the wished way and tells it; draws nothing. It is loaded with the first wish, as
 * the map without one needs none of it.
 */
export default function GoingPart({ inView, onGoing, ...seeker }: GoingPartProps) {
  const going = useGoing(seeker, inView);
  const tell = useEffectEvent(onGoing);
  useEffect(() => tell(going), [going]);
  useEffect(() => () => tell(null), []);
  return null;
}
