import { useSelector } from 'react-redux';
import { useOwnPosition } from '../features/own-position/own-position-context.js';
import { SavedRoutesPage } from '../features/saved-routes/saved-routes-page.js';
import { selectSession } from '../shared/auth/session-slice.js';
import { PlaceFieldContext } from '../shared/places/place-field-settings.js';

export function SavedRoutesScreen() {
  const session = useSelector(selectSession);
  const { position } = useOwnPosition();
  const userId = session.status === 'signed-in' ? session.uid : '';
  return (
    <PlaceFieldContext value={{ userId, near: position, position }}>
      <SavedRoutesPage />
    </PlaceFieldContext>
  );
}
