import { useTranslation } from 'react-i18next';
import { shareAddress } from '../share/share-address.js';
import { withFailureToast } from '../toast/show-failure.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { useKeptFocus } from '../ui/use-kept-focus.js';
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
  // The created link replaces the button.
  const { boxProps } = useKeptFocus();
  return (
    <section {...boxProps} className="share-trip">
      <p className="share-about">{t('about')}</p>
      {link === null && (
        <Button busy={isLoading} onClick={() => void withFailureToast(createLink(), t('failed'))}>
          <Icon name="share" size={20} />
          {t('create')}
        </Button>
      )}
      <p role="status">{link !== null && t('ready')}</p>
      {link !== null && (
        <div className="share-link">
          <output aria-label={t('address')}>{link}</output>
          <Button variant="primary" onClick={() => void shareAddress(link)}>
            <Icon name="share" size={20} />
            {t('share')}
          </Button>
        </div>
      )}
      <RunningShares agreementId={agreementId} />
    </section>
  );
}
