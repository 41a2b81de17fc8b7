import { type LinkedOffer, formatLinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { Match, RouteQuery } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenedLink } from '../../features/search/search-slice.js';
import type { RouteMatches } from './use-route-matches.js';
import type { HomeDialog } from './home-overlays.js';
import { offerKey } from '../../shared/offer/offer-texts.js';
import { useIsWide } from '../../shared/ui/device.js';

interface LinksInput {
  link: OpenedLink | null;
  isResolving: boolean;
  matches: RouteMatches | null;
  onDialog: (dialog: HomeDialog) => void;
  onFound: (provider: ActiveProvider) => void;
}

/** The offer that a link led to, or the search that did not contain it. */
interface Settled {
  readonly link: OpenedLink;
  readonly found: ActiveProvider | null;
  readonly missingFrom: RouteQuery | null;
}

export interface FollowedLink {
  departureId: number | null;
  /** Set while the search lacks the linked offer; `onRead` dismisses it. */
  expired: { onRead: () => void } | null;
}

/**
 * Opens the dialog that a link needs and, once the search has found it, the offer that it names.
 */
export function useMapLinks(input: LinksInput): FollowedLink {
  const { link, matches, onDialog, onFound } = input;
  useLinkDialog(input);
  const [settled, setSettled] = useState<Settled | null>(null);
  const awaited = link?.offer && settled?.link !== link ? link : null;
  const answer = awaited && matches?.outcome.failed === null ? matches : null;
  const found = (awaited?.offer && answer?.matches && findLinked(answer.matches, awaited.offer)) ?? null;
  // a response from before the link may lack a newer offer
  const isStale =
    awaited !== null &&
    answer?.matches !== undefined &&
    !found &&
    (answer.respondedAt ?? 0) < awaited.openedAt;
  if (awaited && answer?.matches && !isStale)
    setSettled({ link: awaited, found, missingFrom: found ? null : answer.query });
  const refresh = useEffectEvent(() => isStale && matches?.reload());
  useEffect(() => void refresh(), [awaited, isStale]);
  const show = useEffectEvent(() => {
    if (!settled?.found) return;
    onDialog(null);
    onFound(settled.found);
  });
  useEffect(() => show(), [settled]);
  const isExpired =
    link !== null && matches !== null && settled?.link === link && settled.missingFrom === matches.query;
  return {
    departureId: link?.departureId ?? null,
    expired: isExpired ? { onRead: () => setSettled({ link, found: null, missingFrom: null }) } : null,
  };
}

function useLinkDialog({ link, isResolving, matches, onDialog }: LinksInput): void {
  const wide = useIsWide();
  const [opened, setOpened] = useState<OpenedLink | null>(null);
  if (link === null || link === opened || isResolving) return;
  setOpened(link);
  if (link.departureId !== null) onDialog('departure');
  // on phones only the dialog has the fields that ask which place is meant
  else if (matches === null && !wide) onDialog('search');
  else onDialog(null);
}

/** Falls back to another offer of the provider if the linked one is no longer listed. */
function findLinked(matches: readonly Match[], offer: LinkedOffer): ActiveProvider | undefined {
  const providers = matches.map(({ provider }) => provider).filter(({ id }) => id === offer.providerId);
  return providers.find((provider) => offerKey(provider) === formatLinkedOffer(offer)) ?? providers[0];
}
