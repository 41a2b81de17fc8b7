import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../shared/ui/sheet.js';
import { EditOffer } from './edit-offer.js';
import { OwnOffer } from './own-offer.js';

interface OwnOfferSheetProps {
  open: boolean;
  user: CurrentUser;
  onEnd: () => void;
  onClose: () => void;
}

/** The user's live offer, and the form that changes it. */
export function OwnOfferSheet({ open, user, onEnd, onClose }: OwnOfferSheetProps) {
  const { t } = useTranslation('providing');
  const [editing, setEditing] = useState(false);
  if (!open && editing) setEditing(false);
  return (
    <>
      <Sheet open={open && !editing} title={t('end.offer')} onClose={onClose}>
        <OwnOffer user={user} onEdit={() => setEditing(true)} onEnd={onEnd} />
      </Sheet>
      <Sheet open={open && editing} title={t('edit.title')} onClose={onClose}>
        <EditOffer user={user} onDone={onClose} />
      </Sheet>
    </>
  );
}
