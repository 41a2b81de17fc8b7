import type { Line, Match, WayByRoad } from '@rotadas/contracts/matching/match';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { bboxOf } from '../../shared/map/bbox-of.js';
import type { MapWays } from '../../shared/map/map-types.js';
import { offerKey } from '../../shared/offer/offer-key.js';
import { useWide } from '../../shared/ui/use-wide.js';
import type { ShowAll } from './use-map-focus.js';

/** What a search for a way found. */
interface FoundWay {
  route: WayByRoad | null;
  matches: Match[] | undefined;
}

const pointsOf = (line: Line) => line.map(([longitude, latitude]) => ({ latitude, longitude }));

/** A box whose upper half is `bbox`: the info sheet covers the lower half of a phone's map. */
const inUpperHalf = ([west, south, east, north]: BoundingBox): BoundingBox => [
  west,
  Math.max(-90, south - Math.max(north - south, east - west)),
  east,
  north,
];

/**
 * The ways on the map: mine, and that of the match that is chosen, else of the one that is pointed
 * at. The map moves to my way when it is found.
 */
export function useWays(
  going: FoundWay | null,
  { selectedKey, highlightedKey }: { selectedKey: string | null; highlightedKey: string | null },
  /** The route of the user's live offer, which is drawn while no other is searched. */
  own: Line | null,
  { showAll, onMoved }: { showAll: ShowAll; onMoved: () => void },
) {
  const mine = going?.route?.line ?? null;
  const matches = going?.matches;
  const byKey = (key: string | null) => matches?.find(({ provider }) => offerKey(provider) === key);
  const chosen = byKey(selectedKey) ?? byKey(highlightedKey);
  const { line = null, pickup = null, dropoff = null } = chosen ?? {};
  const isWished = going !== null;
  const ways = useMemo<MapWays | null>(() => {
    if (isWished) return { mine, theirs: line, pickup, dropoff };
    return own && { mine: null, theirs: own, pickup: null, dropoff: null };
  }, [isWished, mine, line, pickup, dropoff, own]);
  const wide = useWide();
  const show = (lines: (Line | null)[], besideInfo: boolean) => {
    const bbox = bboxOf(lines.flatMap((each) => (each === null ? [] : pointsOf(each))));
    if (bbox === null) return;
    onMoved();
    showAll(besideInfo && !wide ? inUpperHalf(bbox) : bbox);
  };
  /** The same way is another object with each answer. */
  const name = mine === null ? '' : [mine[0], mine.at(-1), mine.length].join();
  const showMine = useEffectEvent(() => show([mine], false));
  useEffect(() => showMine(), [name]);
  /** Shows a match's way and mine; whether it is a match with a way. */
  const showMatch = (key: string): boolean => {
    const theirs = byKey(key)?.line ?? null;
    if (theirs !== null) show([mine, theirs], true);
    return theirs !== null;
  };
  return { ways, showMatch };
}
