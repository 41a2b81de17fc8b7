import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import i18next from 'i18next';
import { useLazyNearestProvidersQuery } from '../../features/active-providers/active-providers.api.js';
import { fitSize } from '../../features/map/free-area.js';
import { FIRST_FIX_ZOOM } from '../../features/map/map-engine.js';
import { within } from '../../shared/loading/within.js';
import { logWarning } from '../../shared/log/log.js';
import type { MapFit, MapFocus, OwnPosition } from '../../shared/map/map-types.js';
import { distanceText } from '@rotadas/contracts/primitives/distance-text';
import { nearestFirst } from '../../shared/position/distance.js';
import { type NearestView, nearestView, SHOWN_NEAREST } from './map-geometry.js';

const REFOCUS_ZOOM = 16;

/** Longest wait for the nearest providers before the map moves to the user alone, ms. */
const NEAREST_WITHIN_MS = 1_000;

interface CameraInput {
  position: OwnPosition | null;
  ownId: number | undefined;
  serviceType: ServiceTypeFilter;
  online: boolean;
  searching: boolean;
}

export interface MapCamera {
  /** The latest movement; at most one of the two is set. */
  focus: MapFocus | null;
  fit: MapFit | null;
  /** Leaves the user, as `showAll` does. */
  focusOn: (place: Coordinates, zoom: number | null) => void;
  showAll: (bbox: BoundingBox) => void;
  /** Stops following: the user looks at another part of the map. */
  leaveUser: () => void;
  /** Whether the map would follow the user, but was moved away. */
  isAway: boolean;
  returnToUser: (place: OwnPosition) => void;
  /** Whether the map shows the user with the nearest providers. */
  showsNearest: boolean;
}

/**
 * Shows the user with the nearest providers first, then follows an online provider until panned.
 */
export function useMapCamera(input: CameraInput): MapCamera {
  const { position, online } = input;
  const [{ focus, fit }, setCommand] = useState<Command>({ focus: null, fit: null, key: 0 });
  const moveTo = useCallback(({ latitude, longitude }: Coordinates, zoom: number | null) => {
    setCommand(({ key }) => ({
      focus: { latitude, longitude, zoom, key: key + 1 },
      fit: null,
      key: key + 1,
    }));
  }, []);
  const follow = useFollow(online, position, moveTo);
  const nearest = useNearestView(input, moveTo);
  const { leave } = follow;
  const { clear } = nearest;
  const leaveUser = useCallback(() => {
    leave();
    clear();
  }, [leave, clear]);
  const focusOn = useCallback(
    (place: Coordinates, zoom: number | null) => {
      leaveUser();
      moveTo(place, zoom);
    },
    [leaveUser, moveTo],
  );
  const showAll = useCallback(
    (bbox: BoundingBox) => {
      leaveUser();
      setCommand(({ key }) => ({ focus: null, fit: { bbox, key: key + 1 }, key: key + 1 }));
    },
    [leaveUser],
  );
  return {
    focus,
    fit,
    focusOn,
    showAll,
    leaveUser,
    isAway: follow.isAway,
    returnToUser: (place) => {
      follow.resume();
      void nearest.showNearest(place);
    },
    showsNearest: nearest.isShown,
  };
}

interface Command {
  focus: MapFocus | null;
  fit: MapFit | null;
  key: number;
}

export function useFollow(online: boolean, position: OwnPosition | null, focusOn: MapCamera['focusOn']) {
  const [{ away, since }, setFollow] = useState({ away: false, since: online });
  if (since !== online) setFollow({ away: false, since: online });
  const following = online && !away;
  const hasReachedProvider = useRef(false);
  useEffect(() => {
    if (following && position) focusOn(position, hasReachedProvider.current ? null : FIRST_FIX_ZOOM);
    hasReachedProvider.current = following && position !== null;
  }, [following, position, focusOn]);
  const leave = useCallback(() => setFollow((last) => ({ ...last, away: true })), []);
  const resume = () => {
    hasReachedProvider.current = true;
    setFollow((last) => ({ ...last, away: false }));
  };
  return { isAway: online && away, leave, resume };
}

function useNearestView(input: CameraInput, focusOn: MapCamera['focusOn']) {
  const { position, ownId, serviceType, online, searching } = input;
  const [isShown, setShown] = useState(false);
  const [findNearest] = useLazyNearestProvidersQuery();
  const located = position !== null;
  const isSuppressed = online || searching;
  /** Sequence number: only the latest request may move the map when its response arrives. */
  const requestNumber = useRef(0);
  const cancelPending = useCallback(() => {
    requestNumber.current += 1;
  }, []);

  const find = async (place: Coordinates, closest: number): Promise<NearestView | null> => {
    try {
      // one more than shown, since the user may be among them
      const request = { serviceType, near: place, limit: SHOWN_NEAREST + 1 };
      const nearest = await findNearest(request).unwrap();
      const others = nearest.filter(({ id }) => id !== ownId);
      return nearestView(place, others, freeSize(), closest);
    } catch (error) {
      logWarning('loading the nearest providers failed', error);
      return null;
    }
  };
  const show = (place: Coordinates, { zoom }: NearestView) => {
    focusOn(place, zoom);
    setShown(true);
  };

  /** Supersedes an earlier request; the result checks whether this one is still current. */
  const startRequest = () => {
    cancelPending();
    const started = requestNumber.current;
    return () => requestNumber.current === started;
  };
  const showInitialView = useEffectEvent(async () => {
    if (position === null || isSuppressed) return;
    const isCurrent = startRequest();
    focusOn(position, FIRST_FIX_ZOOM);
    const view = await find(position, FIRST_FIX_ZOOM);
    if (view !== null && view.zoom < FIRST_FIX_ZOOM && isCurrent()) show(position, view);
  });
  useEffect(() => {
    if (!located) return undefined;
    const start = setTimeout(() => void showInitialView());
    return () => clearTimeout(start);
  }, [located]);
  useEffect(() => {
    if (isSuppressed) cancelPending();
  }, [isSuppressed, cancelPending]);

  const showNearest = async (place: Coordinates): Promise<void> => {
    const isCurrent = startRequest();
    const view = isSuppressed ? null : await within(find(place, REFOCUS_ZOOM), NEAREST_WITHIN_MS);
    if (!isCurrent()) return;
    if (view === null) focusOn(place, REFOCUS_ZOOM);
    else show(place, view);
  };
  const clear = useCallback(() => {
    cancelPending();
    setShown(false);
  }, [cancelPending]);
  return { isShown, clear, showNearest };
}

/** 'En yakın 5 kişi 1,7 km içinde', of the listed; null if one is near enough to be in view. */
export function nearestText(
  position: Coordinates | null,
  listed: readonly Coordinates[] | undefined,
): string | null {
  if (position === null || listed === undefined) return null;
  const nearest = nearestFirst(listed, position).map(({ item }) => item);
  const { count, distance, hasNoneInView } = nearestView(position, nearest, freeSize(), FIRST_FIX_ZOOM);
  return hasNoneInView ? i18next.t('home:firstLook', { count, distance: distanceText(distance) }) : null;
}

/** Measures the part of the map that nothing covers. */
const freeSize = () => fitSize(document.querySelector('.home-map') ?? document.documentElement);
