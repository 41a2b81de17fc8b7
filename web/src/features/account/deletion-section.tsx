import { DELETION_GRACE_DAYS } from '@rotadas/contracts/accounts/deletion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../shared/loading/load-failed.js';
import { Button } from '../../shared/ui/button.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { SkeletonList } from '../../shared/ui/skeleton-list.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { useRequestDeletionMutation } from './account.api.js';
import './account.tr.js';
import { useCredentials } from './credentials.js';
import { FreshSignIn } from './fresh-sign-in.js';

const CONSEQUENCES = ['offer', 'plans', 'agreements', 'ratings', 'grace', 'erasure'] as const;

/** The section "Hesabımı sil". The screen of a restricted account follows. */
export function DeletionSection() {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="account-section" aria-labelledby="account-deletion">
      <h2 id="account-deletion">{t('deletion.title')}</h2>
      <p className="account-note">{t('deletion.hint', { count: DELETION_GRACE_DAYS })}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('deletion.open')}
      </Button>
      <Sheet open={isOpen} title={t('deletion.question')} onClose={() => setOpen(false)}>
        <Deletion onDone={() => setOpen(false)} />
      </Sheet>
    </section>
  );
}

function Deletion({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['account', 'shared']);
  const { credentials, retry } = useCredentials();
  const [requestDeletion] = useRequestDeletionMutation();
  const done = useWhileMounted(onDone);
  const remove = async () => {
    await requestDeletion(undefined).unwrap();
    done();
  };
  return (
    <>
      <ul className="account-consequences">
        {CONSEQUENCES.map((consequence) => (
          <li key={consequence}>
            {t(`deletion.consequences.${consequence}`, { count: DELETION_GRACE_DAYS })}
          </li>
        ))}
      </ul>
      {retry && <LoadFailed isLoaded={false} busy={false} retry={retry} />}
      {!credentials && !retry && <SkeletonList label={t('shared:loading')} rows={1} />}
      {credentials && (
        <FreshSignIn
          credentials={credentials}
          action={t('deletion.confirm')}
          variant="danger"
          failed={t('deletion.failed')}
          onConfirmed={remove}
        />
      )}
    </>
  );
}
