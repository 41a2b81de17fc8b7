import { useSelector } from 'react-redux';
import { useOwnPosition } from '../features/own-position/own-position-context.js';
import { SavedRoutesPage } from '../features/saved-routes/saved-routes-page.js';
import { selectSession } from '../shared/auth/session-slice.js';
import { PlaceHelpContext } from '../shared/places/place-help.js';

export function SavedRoutesScreen() {
  const session = useSelector(selectSession);
  const { position } = useOwnPosition();
  const userId = session.status === 'signed-in' ? session.uid : '';
  return (
    <PlaceHelpContext value={{ userId, near: position, position }}>
      <SavedRoutesPage />
    </PlaceHelpContext>
  );
}
