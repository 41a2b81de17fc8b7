import { skipToken } from '@reduxjs/toolkit/query';
import type { Line, RouteQuery, RouteQueryEnd } from '@rotadas/contracts/matching/match';
import type { ChosenPlace } from '@rotadas/contracts/providers/chosen-place';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMatchesQuery } from '../../features/search/matches.api.js';
import type { Search } from '../../features/search/search.js';
import type { RouteSearch } from './use-route-search.js';
import { useNextPlanned } from '../../features/providing/use-planned.js';
import { FIRST_FIX_ZOOM } from '../../features/map/map-engine.js';
import { useReopened } from '../../shared/loading/reopen-after-load.js';
import { boundingBox } from '../../shared/map/bounding-box.js';
import type { MapViewProps, MapRoutes } from '../../shared/map/map-types.js';
import { toQueryEnd } from '../../shared/places/chosen-place.js';
import type { MapCamera } from './use-map-camera.js';
import { type OfferIdentity, offerKey } from '../../shared/offer/offer-texts.js';

interface SelectionInput {
  user: CurrentUser | undefined;
  search: Search;
  routeSearch: RouteSearch | null;
  listed: readonly ActiveProvider[] | undefined;
  camera: Pick<MapCamera, 'focusOn' | 'showAll' | 'stopFollowing'>;
  /** Whether the address has a view, so that the searched route is not framed. */
  hasStartView: boolean;
}

export interface MapSelection {
  selectedKey: string | null;
  selected: ActiveProvider | undefined;
  select: (offer: OfferIdentity | null) => void;
  selectInList: (provider: ActiveProvider) => void;
  /** Called when the info window of the selected offer covers its part of the map. */
  onOpened: () => void;
  highlight: (key: string | null) => void;
  routes: MapRoutes | null;
  markers: Pick<
    MapViewProps,
    'coverageVersion' | 'selectedId' | 'onSelect' | 'highlightedId' | 'onHighlight' | 'lines'
  >;
}

/** Selects one offer at a time, in the list or on the map. Only live offers have markers. */
export function useMapSelection(input: SelectionInput): MapSelection {
  const { user, search, routeSearch, listed, camera, hasStartView } = input;
  const [selectedKey, setSelectedKey] = useState(useReopened('provider-info'));
  const [highlightedKey, highlight] = useState<string | null>(null);
  const [coverageVersion, setCoverageVersion] = useState(0);
  const ownLine = useOwnLine(user);
  const byKey = (key: string | null) =>
    key === null ? undefined : listed?.find((provider) => offerKey(provider) === key);
  const findMatch = (key: string | null) =>
    routeSearch?.matches?.find(({ provider }) => offerKey(provider) === key);
  const selected = byKey(selectedKey);
  const chosenInList = useRef<ActiveProvider>(null);
  const { stopFollowing } = camera;
  const select = useCallback(
    (offer: OfferIdentity | null) => {
      chosenInList.current = null;
      if (offer !== null) stopFollowing();
      setSelectedKey(offer && offerKey(offer));
    },
    [stopFollowing],
  );
  const onSelect = useCallback((id: number | null) => select(id === null ? null : { id }), [select]);
  const onHighlight = useCallback(
    (id: number | null) => highlight(id === null ? null : offerKey({ id })),
    [],
  );

  const ends = useSearchedEnds(routeSearch && search);
  const [unframedEnds] = useState(hasStartView ? ends : null);
  const searchedLine = routeSearch?.route?.line ?? null;
  const {
    line = null,
    pickup = null,
    dropoff = null,
  } = findMatch(selectedKey) ?? findMatch(highlightedKey) ?? {};
  const routes = useMemo<MapRoutes | null>(() => {
    if (ends) return { ends, searchedRoute: searchedLine, matchRoute: line, pickup, dropoff };
    if (ownLine === null) return null;
    return { ends: lineEnds(ownLine), searchedRoute: null, matchRoute: ownLine, pickup: null, dropoff: null };
  }, [ends, searchedLine, line, pickup, dropoff, ownLine]);

  const matches = routeSearch?.matches;
  const lines = useMemo(() => {
    // A planned offer is not on the map
    const known = (matches ?? []).flatMap(({ provider: { id, departsAt }, line }) =>
      line && departsAt === undefined ? [[id, line] as const] : [],
    );
    return new Map(known);
  }, [matches]);

  const showPlaces = (places: readonly Coordinates[]) => {
    const bbox = boundingBox(places);
    if (bbox !== null) camera.showAll(bbox);
  };
  const showSearch = (places: readonly Coordinates[]) => {
    if (ends === null || ends !== unframedEnds) showPlaces(places);
  };
  const showEnds = useEffectEvent(() => ends && showSearch([ends.from, ends.to]));
  useEffect(() => void showEnds(), [ends]);
  // Each response holds a new object for the same route
  const searchedLineKey =
    searchedLine === null ? '' : [searchedLine[0], searchedLine.at(-1), searchedLine.length].join();
  const showSearchedLine = useEffectEvent(() => showSearch(toPoints(searchedLine)));
  useEffect(() => showSearchedLine(), [searchedLineKey]);

  // The route is framed after the info window has opened, since the window covers a part of the
  // map.
  const selectInList = (provider: ActiveProvider) => {
    select(provider);
    chosenInList.current = provider;
    if (offerKey(provider) === selectedKey) onOpened();
  };
  const onOpened = () => {
    const provider = chosenInList.current;
    chosenInList.current = null;
    if (provider === null) return setCoverageVersion((count) => count + 1);
    const matchLine = findMatch(offerKey(provider))?.line ?? null;
    if (matchLine !== null) showPlaces([...toPoints(searchedLine), ...toPoints(matchLine)]);
    else camera.focusOn(provider, FIRST_FIX_ZOOM);
  };
  const selectedId = selected?.id ?? null;
  const highlightedId = byKey(highlightedKey)?.id ?? null;
  return {
    selectedKey,
    selected,
    select,
    selectInList,
    onOpened,
    highlight,
    routes,
    markers: { coverageVersion, selectedId, onSelect, highlightedId, onHighlight, lines },
  };
}

const toPoints = (line: Line | null) =>
  (line ?? []).map(([longitude, latitude]) => ({ latitude, longitude }));

function lineEnds(line: Line): MapRoutes['ends'] {
  const points = toPoints(line);
  const [from, to] = [points.at(0), points.at(-1)];
  return from && to ? { from, to } : null;
}

/** The chosen ends of a searched route; the same object until they change. */
function useSearchedEnds(search: Search | null): MapRoutes['ends'] {
  const from = search?.route.from.place ?? null;
  const to = search?.route.to.place ?? null;
  return useMemo(() => from && to && { from, to }, [from, to]);
}

/**
 * Finds the line of the live offer or else of the next planned offer; null if its route is unknown.
 */
function useOwnLine(user: CurrentUser | undefined): Line | null {
  const next = useNextPlanned();
  const { currentData } = useMatchesQuery(ownRouteQuery(user, next) ?? skipToken);
  return currentData?.route?.line ?? null;
}

function ownRouteQuery(user: CurrentUser | undefined, next: PlannedOffer | undefined): RouteQuery | null {
  const offer = user?.isOnline ? { ...user, from: user.serviceFrom, to: user.serviceTo } : next;
  if (!offer?.from || !offer.to || offer.from === offer.to) return null;
  const from = toEnd(offer.from, offer.fromPlace);
  const to = toEnd(offer.to, offer.toPlace);
  return { from, to, serviceType: 'all', limit: 1 };
}

const toEnd = (name: string, place: ChosenPlace | undefined): RouteQueryEnd =>
  place ? toQueryEnd({ ...place, name, id: place.id ?? null }) : { name };
