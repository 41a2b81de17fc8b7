import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useCallback, useState } from 'react';
import { FIRST_FIX_ZOOM } from '../../shared/limits.js';
import { useWide } from '../../shared/ui/use-wide.js';
import { aboveSheet } from './above-sheet.js';
import type { FocusOn } from './use-map-focus.js';

/**
 * Which provider is open in the info window, and which the list points at; one at a time (spec 2).
 */
export function useSelection(providers: ActiveProvider[] | undefined, focusOn: FocusOn) {
  const [selectedId, select] = useState<number | null>(null);
  const [highlightedId, highlight] = useState<number | null>(null);
  const wide = useWide();
  const selected = providers?.find(({ id }) => id === selectedId);

  /** Chosen in the list: the map goes there too. */
  const selectFromList = useCallback(
    (provider: ActiveProvider) => {
      focusOn(wide ? provider : aboveSheet(provider, FIRST_FIX_ZOOM), FIRST_FIX_ZOOM);
      select(provider.id);
    },
    [focusOn, wide],
  );
  return { selectedId, selected, select, selectFromList, highlightedId, highlight };
}
