import { useTranslation } from 'react-i18next';
import { OPERATIONS_HISTORY_MS, type OperationsView } from '@rotadas/contracts/operations/operations-view';
import { ageText } from '../../../shared/time/time-texts.js';
import { useNow } from '../../../shared/time/use-now.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { AdminFrame } from '../admin-frame.js';
import { CARDS } from './cards.js';
import { Copies } from './copies.js';
import { FigureCard } from './figure-card.js';
import './operations-page.css';
import { Overall } from './overall.js';
import { QueueTable } from './queue-table.js';
import { Runbook } from './runbook.js';
import { useOperations } from './use-operations.js';

/** How the product runs: copies, figures of the last hour, and what to do about them. */
export default function OperationsPage() {
  const { t } = useTranslation('operations');
  return (
    <AdminFrame title={t('title')}>
      <p className="operations-lead">{t('lead')}</p>
      <Operations />
    </AdminFrame>
  );
}

function Operations() {
  const { t } = useTranslation(['operations', 'shared']);
  const { view, failed, ask } = useOperations();
  if (!view && failed)
    return (
      <EmptyState icon="document" title={t('failed.title')} text={t('failed.text')}>
        <button type="button" className="button button-primary" onClick={ask}>
          {t('shared:retry')}
        </button>
      </EmptyState>
    );
  if (!view) return <OperationsLoading />;
  return (
    <>
      {failed && <Stale view={view} />}
      <Overall view={view} />
      <Young view={view} />
      <Copies view={view} />
      <div className="figure-list">
        {CARDS.map((card) => (
          <FigureCard key={card.name} card={card} view={view} />
        ))}
      </div>
      <QueueTable queues={view.queues} />
      <Runbook />
    </>
  );
}

/** Says that what is shown is not what is. */
function Stale({ view }: { view: OperationsView }) {
  const { t } = useTranslation('operations');
  const now = useNow();
  return (
    <p className="operations-strip" role="alert">
      {t('failed.strip', { age: ageText(view.now, now) })}
    </p>
  );
}

/** Says that the charts cannot begin an hour ago. */
function Young({ view }: { view: OperationsView }) {
  const { t } = useTranslation('operations');
  if (view.now - view.heardSince >= OPERATIONS_HISTORY_MS) return null;
  return <p className="operations-lead">{t('young', { age: ageText(view.heardSince, view.now) })}</p>;
}

function OperationsLoading() {
  const { t } = useTranslation('operations');
  return (
    <>
      <p role="status">{t('loading')}</p>
      <div className="figure-list" aria-hidden="true">
        {CARDS.map(({ name }) => (
          <div key={name} className="figure-card figure-card-loading" />
        ))}
      </div>
    </>
  );
}
