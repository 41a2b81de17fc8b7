import { SAMPLE_INTERVAL_MS } from '@rotadas/contracts/operations/instance-sample';
import { OPERATIONS_HISTORY_MS, type OperationsView } from '@rotadas/contracts/operations/operations-view';
import { useTranslation } from 'react-i18next';
import { ageText, turkishTimes } from '../../../shared/time/time-texts.js';
import { QueryState } from '../../../shared/ui/query-state.js';
import { AdminFrame } from '../admin-frame.js';
import { CARDS } from './cards.js';
import { hasUnusualInstances, InstanceTable } from './instance-table.js';
import { cardId, MetricCard } from './metric-card.js';
import { useOperationsQuery } from './operations.api.js';
import './operations-page.css';
import './operations.tr.js';

const POLLING = { pollingInterval: SAMPLE_INTERVAL_MS, skipPollingIfUnfocused: true };

export function OperationsPage() {
  const { t } = useTranslation('operations');
  return (
    <AdminFrame title={t('title')}>
      <p className="operations-lead">{t('lead')}</p>
      <Operations />
    </AdminFrame>
  );
}

function Operations() {
  const { t } = useTranslation('operations');
  // `isError` is false while the next request is running; `error` stays.
  const { data: view, error, refetch } = useOperationsQuery(undefined, POLLING);
  if (!view)
    return (
      <QueryState
        query={{ isError: error !== undefined, refetch }}
        loading={t('loading')}
        rows={6}
        failed={t('failed')}
      />
    );
  const { now, receivingSince } = view;
  return (
    <>
      {error && (
        <p className="operations-strip" role="alert">
          {t('outdated', { time: turkishTimes.format(now) })}
        </p>
      )}
      <OverallStatus view={view} />
      {now - receivingSince < OPERATIONS_HISTORY_MS && (
        <p className="operations-lead">{t('historyIncomplete', { age: ageText(receivingSince, now) })}</p>
      )}
      <InstanceTable view={view} />
      <div className="metric-list">
        {CARDS.map((card) => (
          <MetricCard key={card.name} card={card} view={view} />
        ))}
      </div>
    </>
  );
}

function OverallStatus({ view }: { view: OperationsView }) {
  const { t } = useTranslation('operations');
  const unusual: { id: string; title: string }[] = CARDS.filter((card) => card.isUnusual(view) === true).map(
    ({ name }) => ({ id: cardId(name), title: t(`cards.${name}.title`) }),
  );
  if (hasUnusualInstances(view)) unusual.unshift({ id: 'instances', title: t('instances.title') });
  return (
    <p className={`overall ${unusual.length > 0 ? 'overall-unusual' : ''}`} role="status">
      {unusual.length === 0 ? t('allNormal') : t('unusualCount', { count: unusual.length })}
      {unusual.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </p>
  );
}
