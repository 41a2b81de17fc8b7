import { type LinkedOffer, formatLinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { Match, RouteQuery } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenedLink } from '../../features/search/search-slice.js';
import type { RouteMatches } from './use-route-matches.js';
import { offerKey } from '../../shared/offer/offer-key.js';
import { useIsWide } from '../../shared/ui/use-is-wide.js';
import type { HomeDialog } from './home-overlays.js';

interface LinksInput {
  /** The last link that was followed. */
  link: OpenedLink | null;
  /** Whether an end of its route is still being looked up. */
  isResolving: boolean;
  matches: RouteMatches | null;
  onDialog: (dialog: HomeDialog) => void;
  /** Shows the provider that a link names, with its route. */
  onFound: (provider: ActiveProvider) => void;
}

/** The result of a link: the offer that was found, or the search in which it was not. */
interface Settled {
  readonly link: OpenedLink;
  readonly found: ActiveProvider | null;
  readonly goneFrom: RouteQuery | null;
}

/** What the screen shows of a link. */
export interface FollowedLink {
  /** The planned offer that departs now. */
  departureId: number | null;
  /** Set while the search has no offer that the link names; `onRead` dismisses that. */
  gone: { onRead: () => void } | null;
}

/**
 * Follows links to the map, from notifications and shared addresses: opens the dialog that a link
 * needs, and the offer that it names as soon as the search has found it, once.
 */
export function useMapLinks(input: LinksInput): FollowedLink {
  const { link, matches, onDialog, onFound } = input;
  useLinkDialog(input);
  const [settled, setSettled] = useState<Settled | null>(null);
  const awaited = link?.offer && settled?.link !== link ? link : null;
  const answer = awaited && matches?.outcome.failed === null ? matches : null;
  const found = (awaited?.offer && answer?.matches && findLinked(answer.matches, awaited.offer)) ?? null;
  // an answer from before the link lacks an offer that is new since
  const isStale =
    awaited !== null &&
    answer?.matches !== undefined &&
    !found &&
    (answer.answeredAt ?? 0) < awaited.openedAt;
  if (awaited && answer?.matches && !isStale)
    setSettled({ link: awaited, found, goneFrom: found ? null : answer.query });
  const refresh = useEffectEvent(() => isStale && matches?.askAgain());
  useEffect(() => void refresh(), [awaited, isStale]);
  const show = useEffectEvent(() => {
    if (!settled?.found) return;
    onDialog(null);
    onFound(settled.found);
  });
  useEffect(() => show(), [settled]);
  const isGone =
    link !== null && matches !== null && settled?.link === link && settled.goneFrom === matches.query;
  return {
    departureId: link?.departureId ?? null,
    gone: isGone ? { onRead: () => setSettled({ link, found: null, goneFrom: null }) } : null,
  };
}

/** Opens the dialog that a new link needs, once its places are looked up. */
function useLinkDialog({ link, isResolving, matches, onDialog }: LinksInput): void {
  const wide = useIsWide();
  const [opened, setOpened] = useState<OpenedLink | null>(null);
  if (link === null || link === opened || isResolving) return;
  setOpened(link);
  if (link.departureId !== null) onDialog('departure');
  // phones show the fields that ask which place is meant only in the dialog
  else if (matches === null && !wide) onDialog('search');
  else onDialog(null);
}

/** The provider with the linked offer, or with another one if that is no longer listed. */
function findLinked(matches: readonly Match[], offer: LinkedOffer): ActiveProvider | undefined {
  const providers = matches.map(({ provider }) => provider).filter(({ id }) => id === offer.providerId);
  return providers.find((provider) => offerKey(provider) === formatLinkedOffer(offer)) ?? providers[0];
}
