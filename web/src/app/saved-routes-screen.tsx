import type { SavedRoute, SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useOwnPosition } from '../features/own-position/own-position-provider.js';
import { SavedRoutesPage } from '../features/saved-routes/saved-routes-page.js';
import { applySearchChange } from '../features/search/search-slice.js';
import { storeSearch } from '../features/search/search-storage.js';
import { EMPTY_SEARCH } from '../features/search/search.js';
import { selectUserId } from '../shared/auth/session-slice.js';
import { PATHS } from '../shared/paths.js';
import { toNamedPlaceEntry } from '../shared/places/chosen-place.js';
import { PlacePickerContext } from '../shared/places/place-picker.js';

export function SavedRoutesScreen() {
  const userId = useSelector(selectUserId);
  const { position } = useOwnPosition();
  const navigate = useNavigate();
  /** The map opens with the stored search. */
  const onSearch = ({ serviceType, from, to }: SavedRoute) => {
    const route = { from: toEntry(from), to: toEntry(to) };
    storeSearch(userId, applySearchChange(EMPTY_SEARCH, { type: serviceType, route }));
    void navigate(PATHS.home);
  };
  return (
    <PlacePickerContext value={{ userId, position }}>
      <SavedRoutesPage onSearch={onSearch} />
    </PlacePickerContext>
  );
}

function toEntry({ name, placeId, point }: SavedRouteEnd) {
  return toNamedPlaceEntry(name, point && { ...(placeId !== null && { id: placeId }), ...point });
}
