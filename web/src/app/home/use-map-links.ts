import { type LinkedOffer, formatLinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { Match, RouteQuery } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenedLink } from '../../features/search/search-slice.js';
import type { RouteSearch } from './use-route-search.js';
import type { HomeSheet } from './home-overlays.js';
import { offerKey } from '../../shared/offer/offer-texts.js';
import { useIsWide } from '../../shared/ui/device.js';

interface LinksInput {
  link: OpenedLink | null;
  isResolving: boolean;
  routeSearch: RouteSearch | null;
  setOpenSheet: (sheet: HomeSheet) => void;
  onFound: (provider: ActiveProvider) => void;
}

/** The result of a link: its offer, or the search that did not contain the offer. */
interface ResolvedLink {
  readonly link: OpenedLink;
  readonly found: ActiveProvider | null;
  readonly missingFrom: RouteQuery | null;
}

export interface LinkResult {
  plannedOfferId: number | null;
  /** Set while the results do not contain the linked offer; `onDismiss` removes the note. */
  expired: { onDismiss: () => void } | null;
}

/** Opens the sheet that a link needs, then its offer when the search has found it. */
export function useMapLinks(input: LinksInput): LinkResult {
  const { link, routeSearch, setOpenSheet, onFound } = input;
  useLinkSheet(input);
  const [resolved, setResolved] = useState<ResolvedLink | null>(null);
  const pendingLink = link?.offer && resolved?.link !== link ? link : null;
  const result = pendingLink && routeSearch?.outcome.failureText === null ? routeSearch : null;
  const found =
    (pendingLink?.offer && result?.matches && findLinked(result.matches, pendingLink.offer)) ?? null;
  // A response that is older than the link may not contain a newer offer.
  const isStale =
    pendingLink !== null &&
    result?.matches !== undefined &&
    !found &&
    (result.respondedAt ?? 0) < pendingLink.openedAt;
  if (pendingLink && result?.matches && !isStale)
    setResolved({ link: pendingLink, found, missingFrom: found ? null : result.query });
  const refresh = useEffectEvent(() => isStale && routeSearch?.reload());
  useEffect(() => void refresh(), [pendingLink, isStale]);
  const show = useEffectEvent(() => {
    if (!resolved?.found) return;
    setOpenSheet(null);
    onFound(resolved.found);
  });
  useEffect(() => show(), [resolved]);
  const isExpired =
    link !== null &&
    routeSearch !== null &&
    resolved?.link === link &&
    resolved.missingFrom === routeSearch.query;
  return {
    plannedOfferId: link?.plannedOfferId ?? null,
    expired: isExpired ? { onDismiss: () => setResolved({ link, found: null, missingFrom: null }) } : null,
  };
}

function useLinkSheet({ link, isResolving, routeSearch, setOpenSheet }: LinksInput): void {
  const wide = useIsWide();
  const [opened, setOpened] = useState<OpenedLink | null>(null);
  if (link === null || link === opened || isResolving) return;
  setOpened(link);
  if (link.plannedOfferId !== null) setOpenSheet('departure');
  // Phones have the fields that ask which place is meant in the search sheet only.
  else if (routeSearch === null && !wide) setOpenSheet('search');
  else setOpenSheet(null);
}

/** Falls back to another offer of the provider if the linked one is no longer listed. */
function findLinked(matches: readonly Match[], offer: LinkedOffer): ActiveProvider | undefined {
  const providers = matches.map(({ provider }) => provider).filter(({ id }) => id === offer.providerId);
  return providers.find((provider) => offerKey(provider) === formatLinkedOffer(offer)) ?? providers[0];
}
