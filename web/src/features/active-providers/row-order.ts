import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useState } from 'react';
import { type OfferIdentity, offerKey } from '../../shared/offer/offer-key.js';
import { nearestFirst, type WithDistance } from '../../shared/position/distance.js';

/** How an offer fits the searched route. */
export interface RouteFit {
  /** Its rank, 0 for the best. */
  place: number;
  /** Why it fits, as the row says it. */
  reason: string;
  /** Whether its route passes the searched one, or it can be called to go anywhere. */
  group: FitGroup;
}

export type FitGroup = 'passing' | 'callable';

/** How offers fit, by their keys. */
export type RouteFits = ReadonlyMap<string, RouteFit>;

/** The rank of a fit; an unknown one comes last. */
const fitRank = (fit: RouteFit | undefined): number => fit?.place ?? Number.MAX_SAFE_INTEGER;

/** Sorts providers for the list: nearest first, or the best fit first if a route is searched. */
export function inOrder<T extends Coordinates & OfferIdentity>(
  providers: readonly T[],
  origin: Coordinates | null,
  fits: RouteFits | null,
): WithDistance<T>[] {
  const nearest = nearestFirst(providers, origin);
  if (fits === null) return nearest;
  return nearest.toSorted(
    (a, b) => fitRank(fits.get(offerKey(a.item))) - fitRank(fits.get(offerKey(b.item))),
  );
}

/**
 * The rows in runs of one group, in their order. A row without a fit, which left while the list was
 * held, stays in the run before it.
 */
export function groupRuns<R extends { item: OfferIdentity }>(
  rows: readonly R[],
  fits: RouteFits,
): { group: FitGroup; rows: R[] }[] {
  const runs: { group: FitGroup; rows: R[] }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    const group = fits.get(offerKey(row.item))?.group ?? last?.group ?? 'passing';
    if (last?.group === group) last.rows.push(row);
    else runs.push({ group, rows: [row] });
  }
  return runs;
}

/** The most rows that the list draws; the map shows the rest. */
const ROWS_MAX = 100;
/** Distances that differ by less, metres, are no reason to move a row. */
const SAME_DISTANCE_M = 150;
/** Far away a difference below this share of the distance is none either. */
const SAME_DISTANCE_SHARE = 0.1;

/** A row of the list. */
export interface Row<T> extends WithDistance<T> {
  /**
   * Whether it left while the order was held: its place stays until nobody points at the list any
   * more.
   */
  gone: boolean;
}

/** What the order of the rows depends on. */
export interface RowOrder {
  origin: Coordinates | null;
  fits: RouteFits | null;
  /** Whether a pointer, a finger or the focus is in the list. */
  held: boolean;
}

/**
 * The rows that follow `last` for newer `providers`. A row moves only past one that is worse by a
 * real difference: two that drive side by side would else change places with every position. While
 * `held` no row moves at all: new ones come below, and who is gone keeps its place.
 */
export function nextRows<T extends Coordinates & OfferIdentity>(
  last: readonly Row<T>[],
  providers: readonly T[],
  { origin, fits, held }: RowOrder,
): Row<T>[] {
  const wanted = inOrder(providers, origin, fits).map((row) => ({ ...row, gone: false }));
  const rows = held ? heldRows(last, wanted) : null;
  return (rows ?? settledRows(last, wanted.slice(0, 2 * ROWS_MAX), fits)).slice(0, ROWS_MAX);
}

/** The rows in their places; null when none of them is there any more. */
function heldRows<T extends OfferIdentity>(last: readonly Row<T>[], wanted: Row<T>[]): Row<T>[] | null {
  const newest = new Map(wanted.map((row) => [offerKey(row.item), row]));
  const stay = last.map((row) => newest.get(offerKey(row.item)) ?? { ...row, gone: true });
  for (const { item } of last) newest.delete(offerKey(item));
  return stay.some(({ gone }) => !gone) ? [...stay, ...newest.values()] : null;
}

function settledRows<T extends OfferIdentity>(
  last: readonly Row<T>[],
  wanted: Row<T>[],
  fits: RouteFits | null,
): Row<T>[] {
  const rows: Row<T>[] = [];
  const putBefore = (row: Row<T>, isBehind: (other: Row<T>) => boolean) => {
    const at = rows.findIndex(isBehind);
    rows.splice(at === -1 ? rows.length : at, 0, row);
  };
  const places = new Map(wanted.map((row, place) => [offerKey(row.item), { row, place }]));
  const known = new Set(last.map(({ item }) => offerKey(item)));
  for (const { item } of last) {
    const row = places.get(offerKey(item))?.row;
    if (row) putBefore(row, (other) => isClearlyWorse(other, row, fits));
  }
  for (const [place, row] of wanted.entries())
    if (!known.has(offerKey(row.item)))
      putBefore(row, ({ item }) => (places.get(offerKey(item))?.place ?? 0) > place);
  return rows;
}

/** Whether `one` is worse than `other` by more than what positions change all the time. */
function isClearlyWorse<T extends OfferIdentity>(
  one: Row<T>,
  other: Row<T>,
  fits: RouteFits | null,
): boolean {
  if (fits !== null) return fitRank(fits.get(offerKey(one.item))) > fitRank(fits.get(offerKey(other.item)));
  if (one.distance === null || other.distance === null) return false;
  return one.distance - Math.max(SAME_DISTANCE_M, SAME_DISTANCE_SHARE * one.distance) > other.distance;
}

interface Settled extends RowOrder {
  providers: readonly ActiveProvider[];
  rows: Row<ActiveProvider>[];
}

/**
 * The rows of the list, each in the place of the drawing before unless there is a reason to move.
 */
export function useStableOrder(
  providers: readonly ActiveProvider[],
  { origin, fits, held }: RowOrder,
): Row<ActiveProvider>[] {
  const [settled, setSettled] = useState<Settled | null>(null);
  const isSame =
    settled?.providers === providers &&
    settled.origin === origin &&
    settled.fits === fits &&
    settled.held === held;
  if (isSame) return settled.rows;
  // a search that begins or ends a route begins another list
  const last = settled && (settled.fits === null) === (fits === null) ? settled.rows : [];
  const rows = nextRows(last, providers, { origin, fits, held });
  setSettled({ providers, origin, fits, held, rows });
  return rows;
}
