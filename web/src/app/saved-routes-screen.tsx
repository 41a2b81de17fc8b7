import { useOwnPosition } from '../features/own-position/own-position-context.js';
import { SavedRoutesPage } from '../features/saved-routes/saved-routes-page.js';
import { useUserId } from '../shared/auth/use-user-id.js';
import { PlaceFieldContext } from '../shared/places/place-field-settings.js';

export function SavedRoutesScreen() {
  const userId = useUserId();
  const { position } = useOwnPosition();
  return (
    <PlaceFieldContext value={{ userId, near: position, position }}>
      <SavedRoutesPage />
    </PlaceFieldContext>
  );
}
