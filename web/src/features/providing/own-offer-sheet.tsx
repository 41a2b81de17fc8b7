import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useState } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { detailsText } from '../../shared/offer/offer-texts.js';
import { timeLeftText, useNow } from '../../shared/time/time-texts.js';
import { Icon } from '../../shared/ui/icon.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { ShareTrip } from '../../shared/trip-shares/share-trip.js';
import { WaitingCountNote } from '../../shared/saved-routes/waiting-count-note.js';
import { ServiceTypeLabel } from './service-type-label.js';
import './planned-offers.css';
import './provider-sheet.css';
import { Button } from '../../shared/ui/button.js';
import { OfferChangeEditor } from './offer-change-editor.js';
import { type OfferForm, toOfferDraft, toOfferInput } from './offer-form.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { useEditOfferMutation } from './providing.api.js';

interface OwnOfferSheetProps {
  open: boolean;
  user: CurrentUser;
  onEnd: () => void;
  onClose: () => void;
}

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
        <LiveOfferEditor user={user} onDone={onClose} />
      </Sheet>
    </>
  );
}

interface OwnOfferProps {
  user: CurrentUser;
  onEdit: () => void;
  onEnd: () => void;
}

/** The user's live offer as others see it, and the number of people waiting for it. */
function OwnOffer({ user, onEdit, onEnd }: OwnOfferProps) {
  const { t } = useTranslation(['providing', 'shared']);
  const now = useNow();
  const { activeService, serviceFrom, serviceTo, serviceDescription } = user;
  const facts = [timeLeftText(user.serviceEndsAt, now), detailsText(user)];
  return (
    <div className="provider-sheet">
      <div className="planned-offer">
        <p className="planned-route">
          {t('planned.route', { from: serviceFrom ?? '', to: serviceTo ?? '' })}
        </p>
        {activeService !== null && <ServiceTypeLabel type={activeService} />}
        <p className="offer-note numbers">{facts.filter(Boolean).join(' · ')}</p>
        {serviceDescription !== null && serviceDescription !== '' && <p>{serviceDescription}</p>}
        {user.phoneVisibility && <p className="offer-note">{t(`phone.notes.${user.phoneVisibility}`)}</p>}
      </div>
      <WaitingCountNote offer={{}} />
      <Link className="button" to={PATHS.devices}>
        <Icon name="mobile" size={20} />
        {t('inPocket')}
      </Link>
      <ShareTrip agreementId={null} />
      <div className="provider-sheet-submit end-actions">
        <Button onClick={onEdit}>{t('edit.open')}</Button>
        <Button variant="action" onClick={onEnd}>
          {t('end.title')}
        </Button>
      </div>
    </div>
  );
}

interface LiveOfferEditorProps {
  user: CurrentUser;
  onDone: () => void;
}

/** Edits the live offer, which stays on the map in the meantime. */
function LiveOfferEditor({ user, onDone }: LiveOfferEditorProps) {
  const { t } = useTranslation('providing');
  const [editOffer] = useEditOfferMutation();
  const done = useWhileMounted(onDone);
  const save = async (form: OfferForm) => {
    await editOffer(toOfferInput(form)).unwrap();
    done();
    showSuccess(t('edit.saved'));
  };
  const draft = toOfferDraft(user);
  return (
    <OfferChangeEditor draft={draft} onSave={save} help={t('edit.help')} departs="now" onCancel={onDone} />
  );
}
