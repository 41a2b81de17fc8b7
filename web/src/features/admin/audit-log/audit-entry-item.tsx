import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../shared/time/time-texts.js';
import { usePublicUserQuery } from '../public-user.api.js';
import { auditLogTexts } from './audit-log.tr.js';

const TONES = {
  'report-status': 'solved',
  'queue-change': 'under-way',
  'queue-change-failed': 'new',
} as const;

export function AuditEntryItem({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('acts');
  return (
    <li className="audit-entry">
      <header>
        <strong>{t(`what.${entry.kind}`, { target: entry.target || t('allQueues') })}</strong>
        <span className={`status-badge status-${TONES[entry.kind]}`}>{t(`kinds.${entry.kind}`)}</span>
      </header>
      <dl>
        <div>
          <dt>{t('by')}</dt>
          <dd>
            <Person id={entry.adminId} />
          </dd>
        </div>
        {entry.userId !== null && (
          <div>
            <dt>{t('about')}</dt>
            <dd>
              <Person id={entry.userId} />
            </dd>
          </div>
        )}
        {Object.entries(entry.facts).map(([name, text]) => (
          <div key={name}>
            <dt>{isNamed(name) ? t(`facts.${name}`) : name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
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

/** Looks up the current name; the audit log stores only the id. */
function Person({ id }: { id: number }) {
  const { t } = useTranslation('acts');
  const { data: person } = usePublicUserQuery(id);
  return <bdi>{t('person', { name: person?.fullName || t('unknown'), id })}</bdi>;
}

function isNamed(name: string): name is keyof typeof auditLogTexts.facts {
  return Object.hasOwn(auditLogTexts.facts, name);
}
