import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyNearestProvidersQuery } from '../../features/active-providers/nearest-providers.api.js';
import { FIRST_FIX_ZOOM } from '../../shared/limits.js';
import { logWarning } from '../../shared/log/log.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { distanceText } from '../../shared/position/distance.js';
import { firstLook, SHOWN_NEAREST } from './first-look.js';
import { type ShowAll, type FocusOn } from './use-map-focus.js';

interface FirstLookInput {
  position: OwnPosition | null;
  /** The user's own id, who is not looked for. */
  ownId: number | undefined;
  serviceType: ServiceTypeFilter;
  /** Whether the map is for something else: a searched way, or the user's own offer. */
  taken: boolean;
}

/**
 * Shows the user's place once it is first known, at zoom 15 (spec 9), and where nobody is within
 * that, as far out as the nearest; answers the sentence that says so, and how to end it.
 */
export function useFirstLook(
  { position, ownId, serviceType, taken }: FirstLookInput,
  { focusOn, showAll }: { focusOn: FocusOn; showAll: ShowAll },
) {
  const { t } = useTranslation('home');
  const [sentence, setSentence] = useState<string | null>(null);
  const [findNearest] = useLazyNearestProvidersQuery();
  const located = position !== null;
  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (position === null || taken) return;
    focusOn(position, FIRST_FIX_ZOOM);
    // one more than is shown: the user may be among them
    const asked = { serviceType, near: position, limit: SHOWN_NEAREST + 1 };
    const nearest = await findNearest(asked).unwrap();
    if (signal.aborted) return;
    const size = { width: window.innerWidth, height: window.innerHeight };
    const others = nearest.filter(({ id }) => id !== ownId);
    const first = firstLook(position, others, size);
    if (first.kind === 'here') return;
    showAll(first.bbox);
    const { count, distance } = first;
    setSentence(t('firstLook', { count, distance: distanceText(distance) }));
  });
  useEffect(() => {
    if (!located) return undefined;
    const controller = new AbortController();
    const start = setTimeout(() => {
      look(controller.signal).catch((error: unknown) => logWarning('the nearest are not known', error));
    });
    return () => {
      clearTimeout(start);
      controller.abort();
    };
  }, [located]);
  return { sentence, endFirstLook: () => setSentence(null) };
}
