import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useState } from 'react';
import { nearestFirst, type WithDistance } from '../../shared/position/distance.js';
import { type OfferIdentity, offerKey } from '../../shared/offer/offer-texts.js';

export interface RankedMatch {
  /** 0 is the best match. */
  rank: number;
  reason: string;
  /** Length of the part of the searched route that the offer covers, if known. */
  tripMetres: number | null;
  group: RowGroup;
}

/** Rows under one heading. */
export interface RowGroup {
  title: string;
  /** '2 kişi'. */
  count: string;
}

export type MatchRanks = ReadonlyMap<string, RankedMatch>;

const toRank = (match: RankedMatch | undefined): number => match?.rank ?? Number.MAX_SAFE_INTEGER;

function sortByRank<T extends Coordinates & OfferIdentity>(
  providers: readonly T[],
  origin: Coordinates | null,
  matchRanks: MatchRanks | null,
): WithDistance<T>[] {
  const nearest = nearestFirst(providers, origin);
  if (matchRanks === null) return nearest;
  return nearest.toSorted(
    (a, b) => toRank(matchRanks.get(offerKey(a.item))) - toRank(matchRanks.get(offerKey(b.item))),
  );
}

const NO_GROUP: RowGroup = { title: '', count: '' };

/**
 * Groups consecutive rows of one heading. A row that was removed while the list was locked has no
 * match, and stays in the previous group.
 */
export function groupRows<R extends { item: OfferIdentity }>(
  rows: readonly R[],
  matchRanks: MatchRanks,
): { group: RowGroup; rows: R[] }[] {
  const groups: { group: RowGroup; rows: R[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const group = matchRanks.get(offerKey(row.item))?.group ?? last?.group ?? NO_GROUP;
    if (last?.group.title === group.title) last.rows.push(row);
    else groups.push({ group, rows: [row] });
  }
  return groups;
}

/** The list renders at most this many rows; the map shows the rest. */
const ROWS_MAX = 100;
/** Smaller differences in distance do not move a row, m. */
const SAME_DISTANCE_M = 150;
/** The same limit as a share of the distance, which is larger for distant rows. */
const SAME_DISTANCE_SHARE = 0.1;

export interface Row<T> extends WithDistance<T> {
  /** Whether the provider was removed while the list was locked; its row stays until unlocked. */
  isRemoved: boolean;
}

export interface RowOrder {
  origin: Coordinates | null;
  matchRanks: MatchRanks | null;
  isLocked: boolean;
}

export interface SortedRowOrder extends RowOrder {
  /** The criterion by which the rows are sorted. */
  sort: string;
}

/**
 * Order of the rows after an update. A row moves only past a clearly worse one. Otherwise, two
 * providers driving side by side would swap with every position. While `isLocked`, no row moves
 * past another, new rows are put at the end of their group, and removed providers keep their
 * place.
 */
export function nextRows<T extends Coordinates & OfferIdentity>(
  last: readonly Row<T>[],
  providers: readonly T[],
  { origin, matchRanks, isLocked }: RowOrder,
): Row<T>[] {
  const sorted = sortByRank(providers, origin, matchRanks);
  const toRow = (each: WithDistance<T>): Row<T> => ({ ...each, isRemoved: false });
  const rows = isLocked ? lockedRows(last, sorted.map(toRow), matchRanks) : null;
  const best = sorted.slice(0, 2 * ROWS_MAX);
  return (rows ?? stableRows(last, best.map(toRow), matchRanks)).slice(0, ROWS_MAX);
}

/** Keeps the order of a locked list. Returns null if all rows were removed. */
function lockedRows<T extends OfferIdentity>(
  last: readonly Row<T>[],
  sorted: Row<T>[],
  matchRanks: MatchRanks | null,
): Row<T>[] | null {
  const newest = new Map(sorted.map((row) => [offerKey(row.item), row]));
  const rows = last.map((row) => newest.get(offerKey(row.item)) ?? { ...row, isRemoved: true });
  if (rows.every(({ isRemoved }) => isRemoved)) return null;
  const groupTitle = ({ item }: Row<T>) => matchRanks?.get(offerKey(item))?.group.title;
  for (const { item } of last) newest.delete(offerKey(item));
  for (const row of newest.values()) {
    const end = rows.findLastIndex((other) => groupTitle(other) === groupTitle(row));
    rows.splice(end === -1 ? rows.length : end + 1, 0, row);
  }
  return rows;
}

function stableRows<T extends OfferIdentity>(
  last: readonly Row<T>[],
  sorted: Row<T>[],
  matchRanks: MatchRanks | null,
): Row<T>[] {
  const rows: Row<T>[] = [];
  const putBefore = (row: Row<T>, isBehind: (other: Row<T>) => boolean) => {
    const at = rows.findIndex(isBehind);
    rows.splice(at === -1 ? rows.length : at, 0, row);
  };
  const ranked = new Map(sorted.map((row, rank) => [offerKey(row.item), { row, rank }]));
  const known = new Set(last.map(({ item }) => offerKey(item)));
  for (const { item } of last) {
    const row = ranked.get(offerKey(item))?.row;
    if (row) putBefore(row, (other) => isClearlyWorse(other, row, matchRanks));
  }
  for (const [rank, row] of sorted.entries())
    if (!known.has(offerKey(row.item)))
      putBefore(row, ({ item }) => (ranked.get(offerKey(item))?.rank ?? 0) > rank);
  return rows;
}

function isClearlyWorse<T extends OfferIdentity>(
  one: Row<T>,
  other: Row<T>,
  matchRanks: MatchRanks | null,
): boolean {
  if (matchRanks !== null)
    return toRank(matchRanks.get(offerKey(one.item))) > toRank(matchRanks.get(offerKey(other.item)));
  if (one.distance === null || other.distance === null) return false;
  return one.distance - Math.max(SAME_DISTANCE_M, SAME_DISTANCE_SHARE * one.distance) > other.distance;
}

interface OrderState extends SortedRowOrder {
  providers: readonly ActiveProvider[];
  rows: Row<ActiveProvider>[];
}

export function useStableOrder(
  providers: readonly ActiveProvider[],
  { origin, matchRanks, isLocked, sort }: SortedRowOrder,
): Row<ActiveProvider>[] {
  const [state, setState] = useState<OrderState | null>(null);
  const isSame =
    state?.providers === providers &&
    state.origin === origin &&
    state.matchRanks === matchRanks &&
    state.isLocked === isLocked &&
    state.sort === sort;
  if (isSame) return state.rows;
  // Another sort starts a new order, also while the list is locked.
  const last = state?.sort === sort ? state.rows : [];
  const rows = nextRows(last, providers, { origin, matchRanks, isLocked });
  setState({ providers, origin, matchRanks, isLocked, sort, rows });
  return rows;
}
