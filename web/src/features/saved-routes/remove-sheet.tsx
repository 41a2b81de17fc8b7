import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveSavedRouteMutation } from '../../shared/saved-routes/saved-routes.api.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { Button } from '../../shared/ui/button.js';

interface RemoveSheetProps {
  route: SavedRoute | null;
  onClose: () => void;
}

export function RemoveSheet({ route, onClose }: RemoveSheetProps) {
  const { t } = useTranslation('saved-routes');
  const [last, setLast] = useState(route);
  if (route !== null && route !== last) setLast(route); // the dialog keeps its text while it closes
  return (
    <Sheet open={route !== null} title={t('remove.title')} onClose={onClose}>
      {last && <RemoveQuestion key={last.id} route={last} onClose={onClose} />}
    </Sheet>
  );
}

function RemoveQuestion({ route, onClose }: { route: SavedRoute; onClose: () => void }) {
  const { t } = useTranslation('saved-routes');
  const [removeRoute, { isLoading }] = useRemoveSavedRouteMutation();
  const done = useWhileMounted(onClose);
  const remove = async () => {
    if (await withFailureToast(removeRoute(route.id).unwrap(), t('remove.failed'))) done();
  };
  return (
    <>
      <p>{t('remove.text', { from: route.from.name, to: route.to.name })}</p>
      <div className="route-remove">
        <Button onClick={onClose} disabled={isLoading}>
          {t('remove.keep')}
        </Button>
        <Button look="danger" busy={isLoading} onClick={() => void remove()}>
          {t('remove.action')}
        </Button>
      </div>
    </>
  );
}
