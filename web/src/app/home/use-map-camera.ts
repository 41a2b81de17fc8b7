import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyNearestProvidersQuery } from '../../features/active-providers/active-providers.api.js';
import { FIRST_FIX_ZOOM, REFOCUS_ZOOM } from '../../shared/limits.js';
import { logWarning } from '../../shared/log/log.js';
import type { MapFit, MapFocus, OwnPosition } from '../../shared/map/map-types.js';
import { distanceText } from '../../shared/position/distance.js';
import { WIDE_FROM } from '../../shared/theme/tokens.js';
import { type FirstLook, firstLook, SHOWN_NEAREST } from './map-geometry.js';

/** Size of the panel and the bar beside the map on wide screens, px. */
const PANEL = { width: 360, height: 56 };
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
  focusOn: (place: Coordinates, zoom: number | null) => void;
  showAll: (bbox: BoundingBox) => void;
  leaveUser: () => void;
  /** Whether the map would follow the user, but was moved away. */
  isAway: boolean;
  returnToUser: (place: OwnPosition) => void;
  firstLook: string | null;
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
  const look = useFirstLook(input, moveTo);
  const { leave } = follow;
  const { clear, drop } = look;
  const focusOn = useCallback(
    (place: Coordinates, zoom: number | null) => {
      drop();
      moveTo(place, zoom);
    },
    [drop, moveTo],
  );
  const showAll = useCallback(
    (bbox: BoundingBox) => {
      drop();
      setCommand(({ key }) => ({ focus: null, fit: { bbox, key: key + 1 }, key: key + 1 }));
    },
    [drop],
  );
  const leaveUser = useCallback(() => {
    leave();
    clear();
  }, [leave, clear]);
  return {
    focus,
    fit,
    focusOn,
    showAll,
    leaveUser,
    isAway: follow.isAway,
    returnToUser: (place) => {
      follow.resume();
      void look.lookAgain(place);
    },
    firstLook: look.text,
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
  const isThere = useRef(false);
  useEffect(() => {
    if (following && position) focusOn(position, isThere.current ? null : FIRST_FIX_ZOOM);
    isThere.current = following && position !== null;
  }, [following, position, focusOn]);
  const leave = useCallback(() => setFollow((last) => ({ ...last, away: true })), []);
  const resume = () => {
    isThere.current = true;
    setFollow((last) => ({ ...last, away: false }));
  };
  return { isAway: online && away, leave, resume };
}

function useFirstLook(input: CameraInput, focusOn: MapCamera['focusOn']) {
  const { position, ownId, serviceType, online, searching } = input;
  const { t } = useTranslation('home');
  const [text, setText] = useState<string | null>(null);
  const [findNearest] = useLazyNearestProvidersQuery();
  const located = position !== null;
  const taken = online || searching;
  /** Sequence number: only the latest look may move the map when its response arrives. */
  const looks = useRef(0);
  const drop = useCallback(() => {
    looks.current += 1;
  }, []);

  const find = async (place: Coordinates, closest: number): Promise<FirstLook | null> => {
    try {
      // one more than shown, since the user may be among them
      const request = { serviceType, near: place, limit: SHOWN_NEAREST + 1 };
      const nearest = await findNearest(request).unwrap();
      const others = nearest.filter(({ id }) => id !== ownId);
      return firstLook(place, others, mapSize(), closest);
    } catch (error) {
      logWarning('loading the nearest providers failed', error);
      return null;
    }
  };
  const show = (place: Coordinates, look: FirstLook) => {
    const { zoom, count, distance, isDeserted } = look;
    focusOn(place, zoom);
    setText(isDeserted ? t('firstLook', { count, distance: distanceText(distance) }) : null);
  };

  /** Supersedes an earlier look; the result checks whether this one is still current. */
  const begin = () => {
    drop();
    const started = looks.current;
    return () => looks.current === started;
  };
  const lookFirst = useEffectEvent(async () => {
    if (position === null || taken) return;
    const isCurrent = begin();
    focusOn(position, FIRST_FIX_ZOOM);
    const look = await find(position, FIRST_FIX_ZOOM);
    if (look !== null && look.zoom < FIRST_FIX_ZOOM && isCurrent()) show(position, look);
  });
  useEffect(() => {
    if (!located) return undefined;
    const start = setTimeout(() => void lookFirst());
    return () => clearTimeout(start);
  }, [located]);
  useEffect(() => {
    if (taken) drop();
  }, [taken, drop]);

  const lookAgain = async (place: Coordinates): Promise<void> => {
    const isCurrent = begin();
    const late = new Promise<null>((resolve) => setTimeout(resolve, NEAREST_WITHIN_MS, null));
    const look = taken ? null : await Promise.race([find(place, REFOCUS_ZOOM), late]);
    if (!isCurrent()) return;
    if (look === null) focusOn(place, REFOCUS_ZOOM);
    else show(place, look);
  };
  const clear = useCallback(() => {
    drop();
    setText(null);
  }, [drop]);
  return { text, clear, drop, lookAgain };
}

function mapSize() {
  const { innerWidth: width, innerHeight: height } = window;
  return width < WIDE_FROM
    ? { width, height }
    : { width: width - PANEL.width, height: height - PANEL.height };
}
