import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import i18next from 'i18next';
import { NO_ENTRY, type PlaceEntry, wishEndOf } from '../../shared/places/chosen-place.js';
import type { SavedRouteSent } from '../../shared/saved-routes/saved-routes.api.js';
import './saved-routes.tr.js';

/** The form of a route to be saved, as it stands. */
export interface RouteDraft {
  from: PlaceEntry;
  to: PlaceEntry;
  serviceType: ServiceTypeFilter;
  days: readonly number[];
  /** Null for the whole day. */
  hours: { from: string; to: string } | null;
  /** `yyyy-mm-dd`, or empty for no end. */
  endsOn: string;
}

/** A form in which nothing is limited. */
export const EMPTY_ROUTE: RouteDraft = {
  from: NO_ENTRY,
  to: NO_ENTRY,
  serviceType: 'all',
  days: [1, 2, 3, 4, 5, 6, 7],
  hours: null,
  endsOn: '',
};

/** What keeps a form from being sent, by field, in Turkish. */
export type RouteFaults = Partial<Record<'from' | 'to' | 'days', string>>;

/** The route as the server takes it, or what is missing: no place is guessed. */
export function routeOf(draft: RouteDraft): { route: SavedRouteSent } | { faults: RouteFaults } {
  const { serviceType, days, hours, endsOn } = draft;
  const from = draft.from.place;
  const to = draft.to.place;
  if (from === null || to === null || days.length === 0) return { faults: faultsOf(draft) };
  const ends = { from: wishEndOf(from), to: wishEndOf(to) };
  return { route: { ...ends, serviceType, days: [...days], hours, endsOn: endsOn === '' ? null : endsOn } };
}

function faultsOf({ from, to, days }: RouteDraft): RouteFaults {
  return {
    ...(from.place === null && { from: placeFault(from) }),
    ...(to.place === null && { to: placeFault(to) }),
    ...(days.length === 0 && { days: i18next.t('saved-routes:form.faults.days') }),
  };
}

const placeFault = ({ text }: PlaceEntry) =>
  i18next.t(`saved-routes:form.faults.${text.trim() === '' ? 'empty' : 'place'}`);

/** The days with `day` among them, or without it where it was, in their order. */
export const withDayTurned = (days: readonly number[], day: number): number[] =>
  days.includes(day) ? days.filter((each) => each !== day) : [...days, day].sort((a, b) => a - b);
