import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUserId } from '../../shared/auth/session-slice.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { useSignOut } from '../../shared/sign-out/use-sign-out.js';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { trustedContactsKey } from '../../shared/storage/user-keys.js';
import { momentText } from '../../shared/time/time-texts.js';
import { useActionWithToast } from '../../shared/toast/use-action-with-toast.js';
import { BrandMark } from '../../shared/ui/brand.js';
import { Button } from '../../shared/ui/button.js';
import { useCancelDeletionMutation } from './account.api.js';
import './account.css';
import './account.tr.js';
import { DeletionSection } from './deletion-section.js';
import { ExportSection } from './export-section.js';
import { SanctionDetails } from './sanction-details.js';

/** Shows a decision of an admin, or the end of a suspension, without a reload. */
const POLLING = { pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** All that the user of a restricted account can see: why, until when, and their rights. */
export function RestrictedScreen({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['account', 'shared']);
  useCurrentUserQuery(undefined, POLLING);
  const { eraseAt, sanction } = user;
  const signOut = useSignOut();
  const kind = sanction?.kind;
  const heading = useRef<HTMLHeadingElement>(null);
  // The screen replaces the app, which had the focus.
  useEffect(() => heading.current?.focus(), []);
  const isClosed = sanction !== null && kind !== undefined && kind !== 'warning';
  const title = () => {
    if (eraseAt !== null) return t('restricted.deletion.title');
    return t(kind === 'ban' ? 'restricted.ban.title' : 'restricted.suspension.title');
  };
  return (
    <main className="restricted">
      <title>{`${title()} · Rotadaş`}</title>
      <header>
        <BrandMark size={40} />
        <h1 ref={heading} tabIndex={-1}>
          {title()}
        </h1>
      </header>
      {eraseAt !== null && <DeletionNotice eraseAt={eraseAt} />}
      {isClosed && (
        <section className="account-section" aria-label={t(`restricted.${kind}.title`)}>
          <p>{t(`restricted.${kind}.text`)}</p>
          <SanctionDetails sanction={sanction} />
        </section>
      )}
      <ExportSection />
      {eraseAt === null && <DeletionSection />}
      <Button block onClick={() => void signOut()}>
        {t('shared:signOut.action')}
      </Button>
    </main>
  );
}

function DeletionNotice({ eraseAt }: { eraseAt: number }) {
  const { t } = useTranslation('account');
  const userId = useSelector(selectUserId);
  const [cancelDeletion] = useCancelDeletionMutation();
  const { busy, run } = useActionWithToast();
  // The server does not have them, so no later erasure could remove them.
  useEffect(() => deviceStorage.remove(trustedContactsKey(userId)), [userId]);
  const cancel = async () => void (await cancelDeletion(undefined).unwrap());
  return (
    <section className="account-section" aria-label={t('restricted.deletion.title')}>
      <p>{t('restricted.deletion.text', { moment: momentText(eraseAt) })}</p>
      <Button
        variant="primary"
        block
        busy={busy}
        onClick={() => void run(cancel, t('restricted.deletion.failed'))}
      >
        {t('restricted.deletion.cancel')}
      </Button>
    </section>
  );
}
