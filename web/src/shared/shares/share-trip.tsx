import { useTranslation } from 'react-i18next';
import { shareAddress } from '../share/share-address.js';
import { withFailureToast } from '../toast/show-failure.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { RunningShares } from './running-shares.js';
import './shares.css';
import './shares.tr.js';
import { useCreateSharedLink, useSharedLink } from './shared-link.js';

interface ShareTripProps {
  /** Null for the user's live offer. */
  agreementId: number | null;
}

/** Creates a link to follow the trip, and lists the running ones. */
export function ShareTrip({ agreementId }: ShareTripProps) {
  const { t } = useTranslation('shares');
  const link = useSharedLink(agreementId);
  const [createLink, isLoading] = useCreateSharedLink(agreementId);
  return (
    <div className="share-trip">
      <p className="share-about">{t('about')}</p>
      {link === null ? (
        <Button busy={isLoading} onClick={() => void withFailureToast(createLink(), t('failed'))}>
          <Icon name="share" size={20} />
          {t('create')}
        </Button>
      ) : (
        <div className="share-link">
          <p role="status">{t('ready')}</p>
          <output aria-label={t('address')}>{link}</output>
          <Button variant="primary" onClick={() => void shareAddress(link)}>
            <Icon name="share" size={20} />
            {t('share')}
          </Button>
        </div>
      )}
      <RunningShares agreementId={agreementId} />
    </div>
  );
}
