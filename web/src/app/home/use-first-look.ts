import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyNearestProvidersQuery } from '../../features/active-providers/active-providers.api.js';
import { FIRST_FIX_ZOOM, REFOCUS_ZOOM } from '../../shared/limits.js';
import { logWarning } from '../../shared/log/log.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { distanceText } from '../../shared/position/distance.js';
import { WIDE_FROM } from '../../shared/theme/tokens.js';
import { type FirstLook, firstLook, SHOWN_NEAREST } from './first-look.js';
import type { FocusOn } from './use-map-focus.js';

/** Width of the panel and height of the bar beside the map of a wide screen, px. */
const PANEL = { width: 360, height: 56 };
/** How long, ms, the map waits for the nearest before it goes to the user alone. */
const NEAREST_WITHIN_MS = 1_000;

interface FirstLookInput {
  position: OwnPosition | null;
  /** The user's own id, who is not looked for. */
  ownId: number | undefined;
  serviceType: ServiceTypeFilter;
  /** Whether the map is for something else: a searched way, or the user's own offer. */
  taken: boolean;
}

/**
 * Shows the user's place once it is first known, and again when asked, with the nearest around it;
 * `sentence` says so where nobody is near.
 */
export function useFirstLook({ position, ownId, serviceType, taken }: FirstLookInput, focusOn: FocusOn) {
  const { t } = useTranslation('home');
  const [sentence, setSentence] = useState<string | null>(null);
  const [findNearest] = useLazyNearestProvidersQuery();
  const located = position !== null;

  const find = async (place: Coordinates, closest: number): Promise<FirstLook | null> => {
    try {
      // one more than is shown: the user may be among them
      const asked = { serviceType, near: place, limit: SHOWN_NEAREST + 1 };
      const nearest = await findNearest(asked).unwrap();
      const others = nearest.filter(({ id }) => id !== ownId);
      return firstLook(place, others, mapSize(), closest);
    } catch (error) {
      logWarning('the nearest are not known', error);
      return null;
    }
  };
  const show = (place: Coordinates, look: FirstLook) => {
    const { zoom, count, distance, isDeserted } = look;
    focusOn(place, zoom);
    setSentence(isDeserted ? t('firstLook', { count, distance: distanceText(distance) }) : null);
  };

  const lookFirst = useEffectEvent(async (signal: AbortSignal) => {
    if (position === null || taken) return;
    focusOn(position, FIRST_FIX_ZOOM);
    const look = await find(position, FIRST_FIX_ZOOM);
    if (look !== null && look.zoom < FIRST_FIX_ZOOM && !signal.aborted) show(position, look);
  });
  useEffect(() => {
    if (!located) return undefined;
    const controller = new AbortController();
    const start = setTimeout(() => void lookFirst(controller.signal));
    return () => {
      clearTimeout(start);
      controller.abort();
    };
  }, [located]);

  /** Goes back to the user's place, closer than at first where the nearest allow it. */
  const lookAgain = async (place: Coordinates): Promise<void> => {
    const late = new Promise<null>((resolve) => setTimeout(resolve, NEAREST_WITHIN_MS, null));
    const look = taken ? null : await Promise.race([find(place, REFOCUS_ZOOM), late]);
    if (look === null) focusOn(place, REFOCUS_ZOOM);
    else show(place, look);
  };
  return { sentence, endFirstLook: () => setSentence(null), lookAgain };
}

function mapSize() {
  const { innerWidth: width, innerHeight: height } = window;
  return width < WIDE_FROM
    ? { width, height }
    : { width: width - PANEL.width, height: height - PANEL.height };
}
