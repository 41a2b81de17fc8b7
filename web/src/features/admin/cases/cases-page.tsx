import { type Case, CaseFilter } from '@rotadas/contracts/cases/case';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/time/time-texts.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { QueryState } from '../../../shared/ui/query-state.js';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus.js';
import { AdminFrame } from '../admin-frame.js';
import { CountTabs, tabId } from '../count-tabs.js';
import { nextItem } from '../reports/next-item.js';
import { ReportSheet } from '../reports/report-sheet.js';
import { CaseCard, openButtonId } from './case-card.js';
import { useCasesQuery } from './cases.api.js';
import './cases.css';
import './cases.tr.js';

const PANEL_ID = 'case-panel';

/** Urgent cases must appear soon. */
const POLLING = { pollingInterval: 20_000, skipPollingIfUnfocused: true };

/** Refresh interval of the remaining times, ms. */
const NOW_INTERVAL_MS = 20_000;

export function CasesPage() {
  const { t } = useTranslation('cases');
  return (
    <AdminFrame title={t('title')}>
      <p className="cases-lead">{t('lead')}</p>
      <CasePanel />
    </AdminFrame>
  );
}

function CasePanel() {
  const { t } = useTranslation('cases');
  const [filter, setFilter] = useState<CaseFilter>('open');
  const [opened, setOpened] = useState<Case | null>(null);
  // These are the counts of the previous tab until the list is loaded.
  const counts = useCasesQuery(filter, POLLING).data?.counts;
  // A closed case leaves the list with its card.
  const { boxProps, keepFocus } = useKeptFocus();
  const tabs = CaseFilter.options.map((id) => ({ id, name: t(`tab.${id}`), count: counts?.[id] }));
  return (
    <>
      <CountTabs label={t('tabs')} panelId={PANEL_ID} tabs={tabs} selected={filter} onSelect={setFilter} />
      <section {...boxProps} id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, filter)}>
        <CaseCards filter={filter} onOpen={setOpened} />
      </section>
      <ReportSheet report={opened} onClose={() => setOpened(null)} onClosed={keepFocus} />
    </>
  );
}

interface CaseCardsProps {
  filter: CaseFilter;
  onOpen: (opened: Case) => void;
}

function CaseCards({ filter, onOpen }: CaseCardsProps) {
  const { t } = useTranslation('cases');
  const now = useNow(NOW_INTERVAL_MS);
  const query = useCasesQuery(filter);
  const list = query.currentData;
  if (!list) return <QueryState query={query} loading={t('loading')} rows={5} failed={t('failed')} />;
  const { cases, counts } = list;
  if (cases.length === 0)
    return <EmptyState icon="check" title={t(`empty.${filter}.title`)} text={t(`empty.${filter}.text`)} />;
  const move = (event: KeyboardEvent) => {
    const ids = cases.map(({ id }) => openButtonId(id));
    const current = ids.find((id) => id === document.activeElement?.id);
    const next = current && nextItem(ids, current, event.key, ['ArrowUp', 'ArrowDown']);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(next)?.focus();
  };
  return (
    <>
      <p className="cases-keys">{t('keys')}</p>
      <ul className="cases" onKeyDown={move}>
        {cases.map((each) => (
          <CaseCard key={each.id} listed={each} now={now} onOpen={() => onOpen(each)} />
        ))}
      </ul>
      {counts[filter] > cases.length && (
        <p className="cases-lead">{t('more', { shown: cases.length, count: counts[filter] })}</p>
      )}
    </>
  );
}
