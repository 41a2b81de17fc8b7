import type { ShareLink } from '@rotadas/contracts/shares/share';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareAddress } from '../share/share-address.js';
import { withFailureToast } from '../toast/show-failure.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { RunningShares } from './running-shares.js';
import './shares.css';
import './shares.tr.js';
import { useCreateShareMutation } from './shares.api.js';

interface ShareTripProps {
  /** Null for the user's live offer. */
  agreementId: number | null;
}

/** Creates a link to follow the trip, and lists the running ones. */
export function ShareTrip({ agreementId }: ShareTripProps) {
  const { t } = useTranslation('shares');
  const [createShare, { isLoading }] = useCreateShareMutation();
  /** Kept here only: the server stores no link. */
  const [link, setLink] = useState<ShareLink | null>(null);
  const create = async () => {
    const created = createShare(agreementId === null ? {} : { agreementId }).unwrap();
    if (await withFailureToast(created, t('failed'))) setLink(await created);
  };
  return (
    <div className="share-trip">
      <p className="share-about">{t('about')}</p>
      {link === null ? (
        <Button busy={isLoading} onClick={() => void create()}>
          <Icon name="share" size={20} />
          {t('create')}
        </Button>
      ) : (
        <div className="share-link">
          <p role="status">{t('ready')}</p>
          <output aria-label={t('address')}>{link.url}</output>
          <Button variant="primary" onClick={() => void shareAddress(link.url)}>
            <Icon name="share" size={20} />
            {t('share')}
          </Button>
        </div>
      )}
      <RunningShares
        agreementId={agreementId}
        onStopped={(shareId) => setLink((last) => (last?.id === shareId ? null : last))}
      />
    </div>
  );
}
