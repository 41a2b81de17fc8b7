import { useOwnPosition } from '../features/own-position/own-position-provider.js';
import { SavedRoutesPage } from '../features/saved-routes/saved-routes-page.js';
import { useSelector } from 'react-redux';
import { selectUserId } from '../shared/auth/session-slice.js';
import { PlaceFieldContext } from '../shared/places/place-field-settings.js';

export function SavedRoutesScreen() {
  const userId = useSelector(selectUserId);
  const { position } = useOwnPosition();
  return (
    <PlaceFieldContext value={{ userId, position }}>
      <SavedRoutesPage />
    </PlaceFieldContext>
  );
}
