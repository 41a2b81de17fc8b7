import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { GROUNDS, type Period, type Retention, RETENTION } from '@rotadas/contracts/personal-data/retention';
import { RETENTION_ELSEWHERE } from '@rotadas/contracts/personal-data/retention-elsewhere';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { termsDate } from '../../shared/terms/terms-date.js';
import { StaticPage } from '../../shared/ui/static-page.js';
import { ContactAddress, LegalSection, useLoadedConfig } from './legal-parts.js';
import './privacy-page.css';
import { privacyTexts } from './privacy.tr.js';
import type { TermsSection } from './legal.tr.js';

const { purposes, retention, rights, contact } = privacyTexts;

const SECTIONS: readonly TermsSection[] = purposes;

const STORED = Object.values(RETENTION).map((each) => toRow(each.data, each));
const ELSEWHERE = RETENTION_ELSEWHERE.map((each) => toRow(`${each.place.tr}: ${each.data}`, each));

/** How personal data are used and kept, and how users exercise their rights. */
export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const config = useLoadedConfig();
  const next = SECTIONS.length + 1;
  return (
    <StaticPage title={t('title')}>
      <p className="static-page-note">
        <time dateTime={TERMS_VERSION}>{t('updated', { date: termsDate() })}</time> ·{' '}
        <Link to={PATHS.terms}>{t('terms')}</Link>
      </p>
      <p>{t('intro')}</p>
      {SECTIONS.map((section, index) => (
        <LegalSection key={section.title} number={index + 1} section={section} />
      ))}
      <LegalSection number={next} section={{ title: retention.title, text: [retention.intro] }}>
        <Table caption={retention.stored} columns={Object.values(retention.columns)} rows={STORED} />
        <Table caption={retention.elsewhere} columns={Object.values(retention.columns)} rows={ELSEWHERE} />
      </LegalSection>
      <LegalSection number={next + 1} section={{ title: rights.title, text: [rights.intro] }}>
        <Table
          columns={Object.values(rights.columns)}
          rows={rights.rows.map(({ right, how }) => [right, how])}
        />
      </LegalSection>
      <LegalSection number={next + 2} section={{ title: contact.title, text: [contact.text] }}>
        <ContactAddress config={config} />
      </LegalSection>
    </StaticPage>
  );
}

interface TableProps {
  caption?: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

function Table({ caption, columns, rows }: TableProps) {
  return (
    <div className="retention-table">
      <table>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function toRow(data: string, { period, why, ground }: Retention): string[] {
  const { article, tr } = GROUNDS[ground];
  return [data, periodText(period), why.tr, i18next.t('privacy:retention.article', { article, ground: tr })];
}

function periodText(period: Period): string {
  if (typeof period === 'string') return retention.periods[period];
  if ('until' in period) return period.until.tr;
  return i18next.t('privacy:retention.periods.days', { after: period.after.tr, days: period.days });
}
