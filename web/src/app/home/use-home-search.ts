import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { clusteredCount } from '../../features/active-providers/live-view.js';
import { hasFilters, passes } from '../../features/search/filters.js';
import { wishOf } from '../../features/search/search.js';
import { useExactProvinces } from '../../features/search/use-exact-provinces.js';
import { useSearch } from '../../features/search/use-search.js';
import { selectSession } from '../../shared/auth/session-slice.js';
import { useNow } from '../../shared/time/use-now.js';
import type { Going } from './use-going.js';
import { useHomeData } from './use-home-data.js';
import { type OpenedLink, useMapLink } from './use-map-link.js';
import { useNearestListed } from './use-nearest-listed.js';

/** Departures and arrivals are told in minutes, which pass; ms. */
const NOW_EVERY_MS = 15_000;

/** What is known of a wished way before anything is. */
const UNKNOWN: Going = {
  route: null,
  outcome: {
    wanted: null,
    route: null,
    count: 0,
    nobodyPasses: false,
    filtered: 0,
    nearly: false,
    failed: null,
  },
  matches: undefined,
  providers: undefined,
  fits: new Map(),
  answeredAt: null,
  askAgain: () => undefined,
};

/** Why nobody is found. */
export type NobodyFound = 'near' | 'on-the-way' | 'filtered';

/** How many people fit a search; undefined until that is known. */
function countOf(going: Going | null, near: number | undefined): number | undefined {
  if (going === null) return near;
  return going.providers === undefined || going.outcome.failed !== null ? undefined : going.outcome.count;
}

/** Null where somebody is found, or nothing is known yet. */
function nobodyFound(
  going: Going | null,
  count: number | undefined,
  filteredOut: number,
): NobodyFound | null {
  if (count === undefined || !(going?.outcome.nobodyPasses ?? count === 0)) return null;
  if (filteredOut > 0) return 'filtered';
  return going === null ? 'near' : 'on-the-way';
}

/**
 * The user, what the user looks for, and who of the others fits: on a wished way who goes it, all
 * over the country, else who is near.
 */
export function useHomeSearch(origin: Coordinates | null) {
  const session = useSelector(selectSession);
  const userId = session.status === 'signed-in' ? session.uid : '';
  const [search, onSearch] = useSearch(userId);
  const [link, onLink] = useState<OpenedLink | null>(null);
  useMapLink(onLink);
  const isResolving = useExactProvinces(search.route, (route) => onSearch({ route }));
  const {
    providers: everybody,
    clusters,
    centre,
    ...data
  } = useHomeData(search.type, hasFilters(search.filters));
  const ownId = data.user?.id;
  const { filters } = search;
  const now = useNow(NOW_EVERY_MS);
  // nobody looks for himself: his own place is on the map as his own
  const others = useMemo(() => everybody?.filter(({ id }) => id !== ownId), [everybody, ownId]);
  const inView = useMemo(
    () => others?.filter((provider) => passes(provider, filters, now)),
    [others, filters, now],
  );
  const wish = useMemo(() => wishOf(search), [search]);
  const [told, onGoing] = useState<Going | null>(null);
  const going = wish === null ? null : (told ?? UNKNOWN);
  const clustered = going === null ? clusteredCount(clusters) : null;
  const nearest = useNearestListed({
    serviceType: search.type,
    clusters: going === null ? clusters : null,
    around: origin ?? centre,
    ownId,
  });
  const found = going ? going.providers : inView;
  /** How many people the filters leave out. */
  const filteredOut = going ? going.outcome.filtered : (others?.length ?? 0) - (inView?.length ?? 0);
  const count = countOf(going, clustered ?? inView?.length);
  return {
    ...data,
    /** What finds who goes the wished way is given; null while no way is wished. */
    asked: wish && {
      wish,
      filters,
      ownId,
      linked: link?.offer ?? null,
      inView: others,
      now,
      onGoing,
    },
    link,
    /** Whether an end of the route is still being looked up. */
    isResolving,
    userId,
    search,
    onSearch,
    going,
    clustered,
    clusters: going === null ? clusters : null,
    /** Who is on the map. */
    found,
    /** Who is in the list: the nearest where the map shows only counts. */
    listed: clustered === null ? found : nearest,
    filteredOut,
    /** How many people fit the search; undefined until that is known. */
    count,
    nobody: nobodyFound(going, count, filteredOut),
  };
}
