import { type LinkedOffer, linkedOfferText } from '@rotadas/contracts/matching/map-address';
import type { Match, Wish } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useEffect, useEffectEvent, useState } from 'react';
import { offerKey } from '../../shared/offer/offer-key.js';
import type { Going } from './use-going.js';
import type { OpenedLink } from './use-map-link.js';

interface LinkedOfferInput {
  link: OpenedLink | null;
  /** The way that is wished; null while an end is open. */
  wish: Wish | null;
  going: Going | null;
  /** Shows the offer. */
  onFound: (provider: ActiveProvider) => void;
}

/** What became of a link: the offer that was found, or the search in which it was not. */
interface Settled {
  readonly link: OpenedLink;
  readonly found: ActiveProvider | null;
  readonly goneFrom: Wish | null;
}

/** The provider with the linked offer, or with another one if that is no longer listed. */
function linkedIn(matches: readonly Match[], offer: LinkedOffer): ActiveProvider | undefined {
  const providers = matches.map(({ provider }) => provider).filter(({ id }) => id === offer.providerId);
  return providers.find((provider) => offerKey(provider) === linkedOfferText(offer)) ?? providers[0];
}

/** An offer that is gone; its reader may put the word of it away. */
interface GoneOffer {
  onRead: () => void;
}

/**
 * Shows the offer that a link names as soon as the search has found it, once. Answers where it is
 * gone meanwhile, for as long as that search stands. An answer from before the link says nothing:
 * whoever is told follows the link within seconds.
 */
export function useLinkedOffer({ link, wish, going, onFound }: LinkedOfferInput): GoneOffer | null {
  const [settled, setSettled] = useState<Settled | null>(null);
  const awaited = link?.offer && link !== settled?.link ? link : null;
  // after a change of the search the last answer is that of the way before
  const answer = wish !== null && going?.outcome.wanted?.from === wish.from ? going : null;
  const matches = awaited && answer?.outcome.failed === null ? answer.matches : undefined;
  const found = (matches && awaited?.offer && linkedIn(matches, awaited.offer)) ?? null;
  const isFresh = awaited !== null && (answer?.answeredAt ?? 0) >= awaited.openedAt;
  const isOld = matches !== undefined && found === null && !isFresh;
  if (awaited && matches && !isOld) setSettled({ link: awaited, found, goneFrom: found ? null : wish });
  const show = useEffectEvent(() => settled?.found && onFound(settled.found));
  useEffect(() => void show(), [settled]);
  const askAgain = useEffectEvent(() => isOld && answer?.askAgain());
  useEffect(() => void askAgain(), [awaited, isOld]);
  if (link === null || wish === null || settled?.link !== link || settled.goneFrom !== wish) return null;
  return { onRead: () => setSettled({ link, found: null, goneFrom: null }) };
}
