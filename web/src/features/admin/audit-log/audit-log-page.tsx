import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry, AuditEntryKind } from '@rotadas/contracts/audit-log/audit-entry';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.js';
import { SANCTION_REASON_NAMES } from '@rotadas/contracts/sanctions/sanction-reason-names';
import { AdminFrame } from '../admin-frame.js';
import '../status-badge.css';
import { EMPTY_AUDIT_SEARCH, toFilter } from './audit-search-form.js';
import './audit-log-page.css';
import { ReportNote } from './report-note.js';
import { SearchFields } from './search-fields.js';
import { Fact } from '../../../shared/ui/fact.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { ListEnd } from '../../../shared/ui/list-end.js';
import { QueryState } from '../../../shared/ui/query-state.js';
import { type AuditFilter, useAuditLogInfiniteQuery } from './audit-log.api.js';
import { momentText } from '../../../shared/time/time-texts.js';
import { usePublicUserQuery } from '../public-user.api.js';
import { sanctionsTexts } from '../sanctions/sanctions.tr.js';
import { auditLogTexts } from './audit-log.tr.js';

export function AuditLogPage() {
  const { t } = useTranslation('audit-log');
  const [search, setSearch] = useState(EMPTY_AUDIT_SEARCH);
  const settled = useDebouncedValue(search);
  return (
    <AdminFrame title={t('title')}>
      <p className="audit-lead">{t('lead')}</p>
      <SearchFields search={search} onSearch={setSearch} />
      <AuditLogList filter={toFilter(settled)} />
    </AdminFrame>
  );
}

function AuditLogList({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation('audit-log');
  const query = useAuditLogInfiniteQuery(filter);
  const entries = query.currentData?.pages.flatMap((page) => page.entries);
  if (entries === undefined)
    return <QueryState query={query} loading={t('loading')} rows={6} failed={t('failed')} />;
  if (entries.length === 0)
    return <EmptyState icon="document" title={t('empty.title')} text={t('empty.text')} />;
  return (
    <>
      <ol className="audit-list">
        {entries.map((entry) => (
          <AuditEntryItem key={entry.id} entry={entry} />
        ))}
      </ol>
      <ListEnd query={query} failed={t('failed')} more={t('more')} loading={t('loading')} />
    </>
  );
}

const TONES = {
  'report-status': 'solved',
  'report-evidence': 'closed',
  'queue-change': 'under-way',
  'queue-change-failed': 'new',
  'case-taken': 'under-way',
  'person-searched': 'closed',
  'person-viewed': 'closed',
  'sanction-imposed': 'new',
  'sanction-lifted': 'solved',
  'appeals-viewed': 'closed',
  'appeal-decided': 'solved',
} as const;

/** Their user is the author of the report. */
const OF_REPORT: ReadonlySet<AuditEntryKind> = new Set(['report-status', 'report-evidence', 'case-taken']);

function AuditEntryItem({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit-log');
  return (
    <li className="audit-entry">
      <header>
        <strong>{t(`what.${entry.kind}`, { target: entry.target || t('allQueues') })}</strong>
        <span className={`status-badge status-${TONES[entry.kind]}`}>{t(`kinds.${entry.kind}`)}</span>
      </header>
      <dl>
        <Fact label={t('by')}>
          <Person id={entry.adminId} />
        </Fact>
        {entry.userId !== null && (
          <Fact label={t(OF_REPORT.has(entry.kind) ? 'about' : 'concerned')}>
            <Person id={entry.userId} />
          </Fact>
        )}
        {Object.entries(entry.facts).map(([name, text]) => (
          <Fact key={name} label={isNamed(name) ? t(`facts.${name}`) : name}>
            {factText(name, text)}
          </Fact>
        ))}
      </dl>
      {entry.kind === 'report-status' && <ReportNote entry={entry} />}
      <p className="audit-request numbers">
        <time dateTime={new Date(entry.at).toISOString()}>{momentText(entry.at)}</time>
        {entry.requestId !== null && (
          <span>
            {t('request')}: {entry.requestId}
          </span>
        )}
      </p>
    </li>
  );
}

/** Shows the current name of a user, since the audit log stores only the id. */
function Person({ id }: { id: number }) {
  const { t } = useTranslation('audit-log');
  const { data: person } = usePublicUserQuery(id);
  return <bdi>{t('person', { name: person?.fullName || t('unknown'), id })}</bdi>;
}

const FACT_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: sanctionsTexts.kind,
  reason: SANCTION_REASON_NAMES,
  decision: sanctionsTexts.appeal,
  people: { '': auditLogTexts.noPeople },
};

/** Codes and times as the other pages show them. */
function factText(name: string, text: string): string {
  if (name === 'until') return momentText(Date.parse(text));
  return FACT_VALUES[name]?.[text] ?? text;
}

function isNamed(name: string): name is keyof typeof auditLogTexts.facts {
  return Object.hasOwn(auditLogTexts.facts, name);
}
