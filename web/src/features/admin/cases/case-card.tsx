import type { Case } from '@rotadas/contracts/cases/case';
import { useTranslation } from 'react-i18next';
import { useCurrentUserQuery } from '../../../shared/current-user/current-user.api.js';
import { momentText } from '../../../shared/time/time-texts.js';
import { withFailureToast } from '../../../shared/toast/show-failure.js';
import { showSuccess } from '../../../shared/toast/toast-store.js';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import { useAdminName } from '../admin-name.js';
import { usePublicUserQuery } from '../public-user.api.js';
import { StatusBadge } from '../reports/report-card.js';
import { useTakeCaseMutation } from './cases.api.js';
import './cases.tr.js';
import { dueText } from './due-text.js';

export const openButtonId = (id: number): string => `open-case-${id}`;

interface CaseCardProps {
  listed: Case;
  now: number;
  onOpen: () => void;
}

export function CaseCard({ listed, now, onOpen }: CaseCardProps) {
  const { t } = useTranslation('cases');
  const [take, { isLoading }] = useTakeCaseMutation();
  const { id, status, isUrgent, dueAt, assigneeId, description } = listed;
  const takeIt = async () => {
    const isTaken = await withFailureToast(take(id).unwrap(), t('takeFailed'));
    if (!isTaken) return;
    showSuccess(t('taken'));
    // The pressed button is removed.
    document.getElementById(openButtonId(id))?.focus();
  };
  return (
    <li className="case" data-urgent={isUrgent || undefined}>
      <div className="case-head">
        <strong>{t('name', { id })}</strong>
        {isUrgent && (
          <strong className="case-urgent">
            <Icon name="alert" size={16} /> {t('urgent')}
          </strong>
        )}
        <StatusBadge status={status} />
      </div>
      <p className="case-due numbers" data-late={dueAt <= now || undefined}>
        <Icon name="clock" size={16} />
        <time dateTime={new Date(dueAt).toISOString()}>
          {[dueText(dueAt, now), momentText(dueAt)].join(' · ')}
        </time>
      </p>
      <p className="case-about numbers">
        <PersonOfCase listed={listed} />
      </p>
      <p className="case-description">
        <bdi>{description}</bdi>
      </p>
      <p className="case-owner">{assigneeId === null ? t('free') : <Owner id={assigneeId} />}</p>
      <div className="case-actions">
        <Button
          id={openButtonId(id)}
          aria-haspopup="dialog"
          aria-label={t('openLabel', { id })}
          onClick={onOpen}
        >
          {t('open')}
        </Button>
        {assigneeId === null && (
          <Button
            variant="primary"
            busy={isLoading}
            aria-label={t('takeLabel', { id })}
            onClick={() => void takeIt()}
          >
            {t('take')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The reported person and the agreement; the author of an urgent case that names no person. */
function PersonOfCase({ listed: { about, userId } }: { listed: Case }) {
  const { t } = useTranslation('cases');
  const id = about?.userId ?? userId;
  const { data: person } = usePublicUserQuery(id);
  const name = person?.fullName;
  const text = name ? t('person', { name, id }) : t('personById', { id });
  return (
    <>
      {t(about ? 'about' : 'by')} <bdi>{text}</bdi>
      {about?.agreementId !== undefined && ` · ${t('agreement', { id: about.agreementId })}`}
    </>
  );
}

function Owner({ id }: { id: number }) {
  const { t } = useTranslation('cases');
  const { data: me } = useCurrentUserQuery(undefined);
  const name = useAdminName(id);
  return id === me?.id ? t('mine') : t('takenBy', { name });
}
