import { z } from 'zod';
import { ChosenPlace } from '../../shared/places/chosen-place.js';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { readKept } from '../../shared/storage/read-kept.js';

/** How many searched ways are kept. */
const RECENT_WAYS_MAX = 5;

/** A way that was searched. */
const RecentWay = z.object({ from: ChosenPlace, to: ChosenPlace });
export type RecentWay = z.infer<typeof RecentWay>;

const RecentWays = z.array(RecentWay).max(RECENT_WAYS_MAX);

const waysKey = (userId: string) => `ways.${userId}`;

/** A way's name among others: its two ends in words. */
export const wayName = ({ from, to }: RecentWay): string => `${from.name} → ${to.name}`;

/** The ways after another one was searched: the newest first, each once, at most five. */
export const withWay = (ways: readonly RecentWay[], way: RecentWay): RecentWay[] =>
  [way, ...ways.filter((each) => wayName(each) !== wayName(way))].slice(0, RECENT_WAYS_MAX);

/** The ways that the user searched last on this device; any text but one of ours means none. */
export const recentWays = (userId: string): RecentWay[] => readKept(waysKey(userId), RecentWays) ?? [];

/** Keeps a searched way among the last five. */
export function keepRecentWay(userId: string, way: RecentWay): void {
  deviceStorage.set(waysKey(userId), JSON.stringify(withWay(recentWays(userId), way)));
}
