import type { Share } from '@rotadas/contracts/shares/share';
import { useTranslation } from 'react-i18next';
import { departureText, useNow } from '../time/time-texts.js';
import { withFailureToast } from '../toast/show-failure.js';
import { showSuccess } from '../toast/toast-store.js';
import { Button } from '../ui/button.js';
import { useKeptFocus } from '../ui/use-kept-focus.js';
import './shares.css';
import './shares.tr.js';
import { forgetSharedLink } from './shared-link.js';
import { SHARES_POLLING, useSharesQuery, useStopShareMutation } from './shares.api.js';

interface RunningSharesProps {
  /** Only those of this agreement, or of the live offer if null; all if missing. */
  agreementId?: number | null;
}

/** The user's shared trips with the number of openings. */
export function RunningShares({ agreementId }: RunningSharesProps) {
  const { t } = useTranslation(['shares', 'shared']);
  const now = useNow();
  const { data, isError, refetch } = useSharesQuery(undefined, SHARES_POLLING);
  // A stopped share is removed with its button, and so is a failure.
  const { boxProps } = useKeptFocus();
  const shares = (data ?? []).filter(
    (share) => share.expiresAt > now && (agreementId === undefined || share.agreementId === agreementId),
  );
  return (
    <section {...boxProps} className="running-shares" aria-label={t('list')}>
      {isError && !data && (
        // Silence would hide that the position can be followed.
        <p role="alert" className="running-shares-failure">
          {t('listFailed')}
          <button type="button" className="link-button" onClick={() => void refetch()}>
            {t('shared:retry')}
          </button>
        </p>
      )}
      {shares.length > 0 && (
        <>
          <p>{t('list')}</p>
          <ul>
            {shares.map((share) => (
              <RunningShare key={share.id} share={share} now={now} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface RunningShareProps {
  share: Share;
  now: number;
}

function RunningShare({ share: { id, from, to, expiresAt, opened }, now }: RunningShareProps) {
  const { t } = useTranslation('shares');
  const [stopShare, { isLoading }] = useStopShareMutation();
  const ends = t('ends', { from, to });
  const facts = [t('opened', { count: opened }), t('until', { moment: departureText(expiresAt, now) })].join(
    ' · ',
  );
  const stop = async () => {
    if (!(await withFailureToast(stopShare(id).unwrap(), t('stopFailed')))) return;
    showSuccess(t('stopped'));
    forgetSharedLink(id);
  };
  return (
    <li>
      <span>
        {ends}
        <span className="share-facts numbers">{facts}</span>
      </span>
      <Button
        variant="danger"
        busy={isLoading}
        aria-label={t('stopOne', { ends, facts })}
        onClick={() => void stop()}
      >
        {t('stop')}
      </Button>
    </li>
  );
}
