import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import i18next from 'i18next';
import { useLazyNearestProvidersQuery } from '../../features/active-providers/active-providers.api.js';
import { uncoveredSize } from '../../features/map/uncovered-area.js';
import { COUNTRY, FIRST_FIX_ZOOM, firstView } from '../../features/map/map-engine.js';
import { logWarning } from '../../shared/log/log.js';
import type { MapViewState, OwnPosition } from '../../shared/map/map-types.js';
import { distanceText } from '@rotadas/contracts/primitives/distance-text';
import { nearestFirst } from '../../shared/position/distance.js';
import { nearestView, SHOWN_NEAREST } from './map-geometry.js';
import { useBusiestPlace } from './use-busiest-place.js';
import { type MapCommand, useMapCommand } from './use-map-command.js';

const REFOCUS_ZOOM = 16;

/** Who or what chose the initial view; null while none is chosen. */
type ViewSource = 'user' | 'busiestPlace' | 'default' | null;

interface CameraInput {
  /** The view in the address, which replaces the initial view around the user. */
  startView: MapViewState | null;
  position: OwnPosition | null;
  hasPositionFailed: boolean;
  ownId: number | undefined;
  serviceType: ServiceTypeFilter;
  /** Undefined until known. */
  online: boolean | undefined;
  searching: boolean;
}

export interface MapCamera extends MapCommand {
  /** Moves to `place` and stops following the user. */
  focusOn: (place: Coordinates, zoom: number | null) => void;
  showAll: (bbox: BoundingBox) => void;
  /** Shows the view in the URL and stops following the user. */
  openAt: (view: MapViewState) => void;
  /** Stops following: the user looks at another part of the map. */
  stopFollowing: () => void;
  /** Whether the user has moved the map, so that it no longer follows the online provider. */
  isAway: boolean;
  returnToUser: (place: OwnPosition) => void;
  /** Whether the map shows the user with the nearest providers. */
  showsNearest: boolean;
  /** Whether the initial view waits for the area with most providers. */
  needsBusiestPlace: boolean;
  /** Whether the map shows the area with most providers. */
  showsBusiestPlace: boolean;
}

/**
 * Opens with the view in the address. Without one it shows the country, then the user with the
 * nearest providers, or the area with most providers if the position is unknown. Follows an online
 * provider until the user pans.
 */
export function useMapCamera(input: CameraInput): MapCamera {
  const { position, online, startView } = input;
  const [viewSource, setViewSource] = useState<ViewSource>(startView && 'user');
  const needsBusiestPlace = position === null && input.hasPositionFailed && viewSource === null;
  const busiestPlace = useBusiestPlace(input.serviceType, needsBusiestPlace);
  const command = useMapCommand(startView, COUNTRY);
  const { focus, bounds, moveTo: moveToPlace } = command;
  const moveTo = useCallback(
    ({ latitude, longitude }: Coordinates, zoom: number | null) => moveToPlace({ latitude, longitude, zoom }),
    [moveToPlace],
  );
  const follow = useFollowUser(online, position, moveTo, startView !== null);
  const nearest = useNearestView({ ...input, isChosenByUser: viewSource === 'user' }, moveTo);
  const { stop } = follow;
  const { clear } = nearest;
  const stopFollowing = useCallback(() => {
    setViewSource('user');
    stop();
    clear();
  }, [stop, clear]);
  useWhenTrue(busiestPlace !== undefined, () => {
    const { zoom, ...start } = firstView(mapElement());
    moveTo(busiestPlace ?? start, zoom);
    setViewSource(busiestPlace ? 'busiestPlace' : 'default');
  });
  const andStopFollowing =
    <T extends unknown[]>(move: (...to: T) => void) =>
    (...to: T) => {
      stopFollowing();
      move(...to);
    };
  return {
    focus,
    bounds,
    focusOn: andStopFollowing(moveTo),
    showAll: andStopFollowing(command.showAll),
    openAt: andStopFollowing(command.openAt),
    stopFollowing,
    isAway: follow.isAway,
    returnToUser: (place) => {
      follow.resume();
      clear();
      moveTo(place, REFOCUS_ZOOM);
    },
    showsNearest: nearest.isShown,
    needsBusiestPlace,
    showsBusiestPlace: viewSource === 'busiestPlace',
  };
}

/**
 * Calls `act` whenever the condition becomes true; in a task of its own, since effects must not set
 * state.
 */
function useWhenTrue(condition: boolean, act: () => void) {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => actNow());
    return () => clearTimeout(timer);
  }, [condition]);
}

export function useFollowUser(
  online: boolean | undefined,
  position: OwnPosition | null,
  focusOn: MapCamera['focusOn'],
  startsAway = false,
) {
  const [{ away, since }, setFollow] = useState({ away: startsAway, since: online });
  // Going online resumes following. The first response, which may also say online, does not.
  if (since !== online) setFollow({ away: away && since === undefined, since: online });
  const following = online === true && !away;
  const hasReachedProvider = useRef(false);
  useEffect(() => {
    if (following && position) focusOn(position, hasReachedProvider.current ? null : FIRST_FIX_ZOOM);
    hasReachedProvider.current = following && position !== null;
  }, [following, position, focusOn]);
  const stop = useCallback(() => setFollow((last) => ({ ...last, away: true })), []);
  const resume = () => {
    hasReachedProvider.current = true;
    setFollow((last) => ({ ...last, away: false }));
  };
  return { isAway: online === true && away, stop, resume };
}

function useNearestView(input: CameraInput & { isChosenByUser: boolean }, focusOn: MapCamera['focusOn']) {
  const { position, ownId, serviceType, online, searching, isChosenByUser } = input;
  const [isShown, setShown] = useState(false);
  const [findNearest] = useLazyNearestProvidersQuery();
  const isSuppressed = online === true || searching;
  /** Sequence number: only the latest request may move the map when its response arrives. */
  const requestNumber = useRef(0);
  const cancelPending = useCallback(() => {
    requestNumber.current += 1;
  }, []);

  const showInitialView = async () => {
    if (position === null || isSuppressed || isChosenByUser) return;
    cancelPending();
    const started = requestNumber.current;
    focusOn(position, FIRST_FIX_ZOOM);
    try {
      // Requests one more than is shown, since the user may be among them.
      const request = { serviceType, near: position, limit: SHOWN_NEAREST + 1 };
      const nearest = await findNearest(request).unwrap();
      const others = nearest.filter(({ id }) => id !== ownId);
      const { zoom } = nearestView(position, others, measureMap());
      if (zoom === FIRST_FIX_ZOOM || requestNumber.current !== started) return;
      focusOn(position, zoom);
      setShown(true);
    } catch (error) {
      logWarning('loading the nearest providers failed', error);
    }
  };
  useWhenTrue(position !== null, () => void showInitialView());
  useEffect(() => {
    if (isSuppressed) cancelPending();
  }, [isSuppressed, cancelPending]);

  const clear = useCallback(() => {
    cancelPending();
    setShown(false);
  }, [cancelPending]);
  return { isShown, clear };
}

/** 'En yakın 5 kişi 1,7 km içinde'; null if a listed provider is near enough to be in view. */
export function nearestText(
  position: Coordinates | null,
  listed: readonly Coordinates[] | undefined,
): string | null {
  if (position === null || listed === undefined) return null;
  const nearest = nearestFirst(listed, position).map(({ item }) => item);
  const { count, distance, hasNoneInView } = nearestView(position, nearest, measureMap());
  return hasNoneInView ? i18next.t('home:firstLook', { count, distance: distanceText(distance) }) : null;
}

const mapElement = () => document.querySelector('.home-map') ?? document.documentElement;

const measureMap = () => uncoveredSize(mapElement());
