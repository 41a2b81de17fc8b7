import { DEPARTURE_WAIT_MS, type PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { usePlannedOffersQuery } from './providing.api.js';
import { useNow } from '../../shared/time/time-texts.js';

/** Polling interval, ms: shows offers planned on another device and retries failed requests. */
const POLLING_INTERVAL_MS = 60_000;

export interface Planned {
  readonly offer: PlannedOffer;
  readonly isDue: boolean;
}

/**
 * The user's planned offers, the next departure first; expired ones are omitted. With
 * `refetchOnMount`, `isFetching` is true until the offers are fetched again.
 */
export function usePlanned({ refetchOnMount = false } = {}) {
  const query = usePlannedOffersQuery(undefined, {
    pollingInterval: POLLING_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: refetchOnMount,
  });
  const { data = [], isFetching, isError, refetch } = query;
  const isKnown = query.data !== undefined;
  const now = useNow();
  const upcoming = data.filter((offer) => isUpcoming(offer, now));
  const planned: Planned[] = upcoming.map((offer) => ({ offer, isDue: offer.departsAt <= now }));
  return { planned, now, isKnown, isFetching, hasFailed: isError, reload: () => void refetch() };
}

const isUpcoming = ({ departsAt }: PlannedOffer, now: number) => departsAt + DEPARTURE_WAIT_MS > now;

const selectNext = ({ data }: { data?: PlannedOffer[] | undefined }) => ({
  next: data?.find((offer) => isUpcoming(offer, Date.now())),
});

/** Updated while `usePlanned` polls; renders only if the offer changes. */
export const useNextPlanned = (): PlannedOffer | undefined =>
  usePlannedOffersQuery(undefined, { selectFromResult: selectNext }).next;
