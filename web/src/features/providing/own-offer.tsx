import type { CurrentUser } from '@rotadas/contracts/users/user';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { stopsText, termsText } from '../../shared/offer/offer-texts.js';
import { WaitingNote } from '../../shared/saved-routes/waiting-note.js';
import { timeLeftText } from '../../shared/time/time-texts.js';
import { useNow } from '../../shared/time/use-now.js';
import { ServiceTypeLabel } from './service-type-label.js';
import './planned-offers.css';
import './provider-dialog.css';

interface OwnOfferProps {
  user: CurrentUser;
  onEdit: () => void;
  onEnd: () => void;
}

/** The user's live offer as others see it, who waits for it, and what can be done with it. */
export function OwnOffer({ user, onEdit, onEnd }: OwnOfferProps) {
  const { t } = useTranslation(['providing', 'shared']);
  const now = useNow();
  const { activeService, serviceFrom, serviceTo, serviceDescription } = user;
  const facts = [timeLeftText(user.serviceEndsAt, now), termsText(user), stopsText(user)];
  return (
    <div className="provider-dialog">
      <div className="planned-offer">
        <p className="planned-way">{t('planned.way', { from: serviceFrom ?? '', to: serviceTo ?? '' })}</p>
        {activeService !== null && <ServiceTypeLabel type={activeService} />}
        <p className="offer-note numbers">{facts.filter(Boolean).join(' · ')}</p>
        {serviceDescription !== null && serviceDescription !== '' && <p>{serviceDescription}</p>}
        <p className="offer-note">{user.showPhone === true ? t('phone.shown') : t('phone.hidden')}</p>
      </div>
      <WaitingNote offer={{}} />
      <div className="provider-dialog-submit end-actions">
        <Button onClick={onEdit}>{t('edit.open')}</Button>
        <Button type="primary" className="main-action" onClick={onEnd}>
          {t('end.title')}
        </Button>
      </div>
    </div>
  );
}
