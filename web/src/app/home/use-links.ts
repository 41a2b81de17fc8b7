import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWide } from '../../shared/ui/use-wide.js';
import type { HomeDialog } from './home-dialogs.js';
import type { useHomeSearch } from './use-home-search.js';
import { useLinkedOffer } from './use-linked-offer.js';
import type { OpenedLink } from './use-map-link.js';

interface LinksInput {
  onDialog: (dialog: HomeDialog) => void;
  /** Shows the provider that a link names, with its way. */
  onFound: (provider: ActiveProvider) => void;
}

/** What notifications lead to: the very offer on its way, and the planned offer that departs. */
export function useLinks(
  { link, asked, going, isResolving }: ReturnType<typeof useHomeSearch>,
  { onDialog, onFound }: LinksInput,
) {
  const wide = useWide();
  const departureId = link?.departureId ?? null;
  const gone = useLinkedOffer({
    link,
    wish: asked && asked.wish,
    going,
    onFound: (provider) => {
      onDialog(null);
      onFound(provider);
    },
  });
  const followed = useRef<OpenedLink | null>(null);
  const follow = useEffectEvent(() => {
    if (link === null || link === followed.current || isResolving) return;
    followed.current = link;
    if (departureId !== null) onDialog('departure');
    // which place is meant is asked where the way is written, which a phone does not show by itself
    else if (asked === null && !wide) onDialog('search');
    else onDialog(null);
  });
  useEffect(() => follow(), [link, isResolving]);
  return { departureId, gone };
}
