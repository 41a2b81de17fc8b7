import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../shared/time/time-texts.js';
import { useReporterQuery } from '../reporter.api.js';
import { auditLogTexts } from './audit-log.tr.js';

const TONES = {
  'report-status': 'solved',
  'queue-change': 'under-way',
  'queue-change-failed': 'new',
} as const;

export function AuditEntryItem({ act }: { act: AuditEntry }) {
  const { t } = useTranslation('acts');
  return (
    <li className="act">
      <header>
        <strong>{t(`what.${act.kind}`, { target: act.target || t('allQueues') })}</strong>
        <span className={`status-badge status-${TONES[act.kind]}`}>{t(`kinds.${act.kind}`)}</span>
      </header>
      <dl>
        <div>
          <dt>{t('by')}</dt>
          <dd>
            <Person id={act.adminId} />
          </dd>
        </div>
        {act.userId !== null && (
          <div>
            <dt>{t('about')}</dt>
            <dd>
              <Person id={act.userId} />
            </dd>
          </div>
        )}
        {Object.entries(act.facts).map(([name, text]) => (
          <div key={name}>
            <dt>{isNamed(name) ? t(`facts.${name}`) : name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="act-request numbers">
        <time dateTime={new Date(act.at).toISOString()}>{momentText(act.at)}</time>
        {act.requestId !== null && (
          <span>
            {t('request')}: {act.requestId}
          </span>
        )}
      </p>
    </li>
  );
}

/** Looks up the current name; the audit log stores only the id. */
function Person({ id }: { id: number }) {
  const { t } = useTranslation('acts');
  const { data: person } = useReporterQuery(id);
  return <bdi>{t('person', { name: person?.fullName || t('unknown'), id })}</bdi>;
}

function isNamed(name: string): name is keyof typeof auditLogTexts.facts {
  return Object.hasOwn(auditLogTexts.facts, name);
}
