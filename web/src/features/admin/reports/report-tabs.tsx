import { type ReportCounts, ReportStatus } from '@rotadas/contracts/reports/report';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../shared/ui/tabs.css';
import { nextItem } from './next-item.js';
import type { ReportFilter } from './reports.api.js';

const REPORT_FILTERS: readonly ReportFilter[] = ['all', ...ReportStatus.options];

export const REPORT_PANEL_ID = 'report-panel';

export const reportTabId = (filter: ReportFilter) => `report-tab-${filter}`;

interface ReportTabsProps {
  filter: ReportFilter;
  /** Undefined until the first page is loaded. */
  counts: ReportCounts | undefined;
  onFilter: (filter: ReportFilter) => void;
}

export function ReportTabs({ filter, counts, onFilter }: ReportTabsProps) {
  const { t } = useTranslation('admin');
  const getCount = (one: ReportFilter) => (one === 'all' ? counts?.all : counts?.byStatus[one]);
  const move = (event: KeyboardEvent) => {
    const next = nextItem(REPORT_FILTERS, filter, event.key, ['ArrowLeft', 'ArrowRight']);
    if (next === undefined) return;
    event.preventDefault();
    onFilter(next);
    document.getElementById(reportTabId(next))?.focus();
  };
  return (
    <div className="tabs" role="tablist" tabIndex={-1} aria-label={t('tabs')} onKeyDown={move}>
      {REPORT_FILTERS.map((one) => (
        <button
          key={one}
          id={reportTabId(one)}
          type="button"
          role="tab"
          className="tab"
          aria-selected={one === filter}
          aria-controls={REPORT_PANEL_ID}
          tabIndex={one === filter ? 0 : -1}
          onClick={() => onFilter(one)}
        >
          {t(`tab.${one}`)} <span className="tab-count numbers">{getCount(one) ?? '–'}</span>
        </button>
      ))}
    </div>
  );
}
