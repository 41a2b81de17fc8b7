import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useCallback, useState } from 'react';
import { FIRST_FIX_ZOOM } from '../../shared/limits.js';
import { type OfferIdentity, offerKey } from '../../shared/offer/offer-key.js';
import { useWide } from '../../shared/ui/use-wide.js';
import { aboveSheet } from './above-sheet.js';
import type { FocusOn } from './use-map-focus.js';

/**
 * Which offer is open in the info window, and which the list points at; one at a time (spec 2). The
 * map has markers of live offers only.
 */
export function useSelection(providers: ActiveProvider[] | undefined, focusOn: FocusOn) {
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const [highlightedKey, highlight] = useState<string | null>(null);
  const wide = useWide();
  const byKey = (key: string | null) => providers?.find((provider) => offerKey(provider) === key);
  const selected = byKey(selectedKey);
  const select = useCallback((offer: OfferIdentity | null) => setSelectedKey(offer && offerKey(offer)), []);
  const selectMarker = useCallback((id: number | null) => select(id === null ? null : { id }), [select]);
  const highlightMarker = useCallback(
    (id: number | null) => highlight(id === null ? null : offerKey({ id })),
    [],
  );

  /** Chosen in the list: the map goes there too. */
  const selectFromList = useCallback(
    (provider: ActiveProvider) => {
      focusOn(wide ? provider : aboveSheet(provider, FIRST_FIX_ZOOM), FIRST_FIX_ZOOM);
      select(provider);
    },
    [focusOn, select, wide],
  );
  return {
    selectedKey,
    selected,
    select,
    selectFromList,
    highlightedKey,
    highlight,
    markers: {
      selectedId: selected?.id ?? null,
      onSelect: selectMarker,
      highlightedId: byKey(highlightedKey)?.id ?? null,
      onHighlight: highlightMarker,
    },
  };
}
