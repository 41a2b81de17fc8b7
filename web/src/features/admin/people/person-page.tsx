import { skipToken } from '@reduxjs/toolkit/query';
import type { PersonDetails } from '@rotadas/contracts/people/person-details';
import { SerialIdText } from '@rotadas/contracts/primitives/serial-id';
import { SanctionKind } from '@rotadas/contracts/sanctions/sanction';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { isApiError } from '../../../shared/api/api-error.js';
import { useCurrentUserQuery } from '../../../shared/current-user/current-user.api.js';
import { PATHS } from '../../../shared/paths.js';
import { useNow } from '../../../shared/time/time-texts.js';
import { Button } from '../../../shared/ui/button.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { QueryState } from '../../../shared/ui/query-state.js';
import { AdminFrame } from '../admin-frame.js';
import { isRestricting } from '../sanctions/sanction-state.js';
import { SanctionSheet } from '../sanctions/sanction-sheet.js';
import '../sanctions/sanctions.tr.js';
import { usePersonQuery } from './people.api.js';
import './people.tr.js';
import { PersonMarks } from './person-marks.js';
import { AccountSection, AgreementSection, OfferSection, ReportSection } from './person-sections.js';
import '../person.css';
import { SanctionSection } from './sanction-section.js';

export function PersonPage() {
  const { t } = useTranslation('people');
  return (
    <AdminFrame title={t('title')}>
      <Person />
    </AdminFrame>
  );
}

function Person() {
  const { t } = useTranslation('people');
  const id = SerialIdText.safeParse(useParams()['id']).data;
  const query = usePersonQuery(id ?? skipToken);
  const { state } = useLocation();
  /** With the search that led here, if any. */
  const peoplePath = PATHS.people + (typeof state === 'string' ? state : '');
  const isUnknown = id === undefined || (isApiError(query.error) && query.error.status === 404);
  if (isUnknown)
    return (
      <EmptyState icon="search" title={t('person.unknown.title')} text={t('person.unknown.text')}>
        <Link className="button button-primary" to={peoplePath}>
          {t('person.unknown.action')}
        </Link>
      </EmptyState>
    );
  // Another person stays hidden while this one is loading.
  const details = query.currentData;
  if (!details)
    return <QueryState query={query} loading={t('person.loading')} rows={6} failed={t('person.failed')} />;
  const { account, reportsAbout, reportsBy, sanctions, agreements } = details;
  return (
    <div className="person">
      <header className="person-head">
        <h2>
          <bdi>{account.fullName || t('nameless')}</bdi>
        </h2>
        <PersonMarks person={account} />
        <Link to={peoplePath}>{t('person.back')}</Link>
      </header>
      <PersonActions details={details} />
      <AccountSection account={account} />
      <SanctionSection sanctions={sanctions} />
      <ReportSection title={t('person.reportsAbout')} reports={reportsAbout} />
      <ReportSection title={t('person.reportsBy')} reports={reportsBy} />
      <OfferSection details={details} />
      <AgreementSection agreements={agreements} userId={account.id} />
    </div>
  );
}

function PersonActions({ details }: { details: PersonDetails }) {
  const { t } = useTranslation(['people', 'sanctions']);
  const { data: me } = useCurrentUserQuery(undefined);
  const [searchParams] = useSearchParams();
  const now = useNow(60_000);
  const [kind, setKind] = useState<SanctionKind | null>(null);
  const { account, sanctions, reportsAbout } = details;
  if (account.id === me?.id) return <p>{t('person.own')}</p>;
  if (account.isAdmin) return <p>{t('person.admin')}</p>;
  const isRestricted = sanctions.some((each) => isRestricting(each, now));
  const person = {
    id: account.id,
    name: account.fullName || t('nameless'),
    reportIds: reportsAbout.map(({ id }) => id),
    reportId: SerialIdText.safeParse(searchParams.get('bildirim')).data,
  };
  return (
    <>
      <div className="person-actions" role="group" aria-label={t('person.actions')}>
        {SanctionKind.options.map((each) => (
          <Button
            key={each}
            variant={each === 'ban' ? 'danger' : 'plain'}
            disabled={isRestricted}
            aria-haspopup="dialog"
            onClick={() => setKind(each)}
          >
            {t(`sanctions:form.submit.${each}`)}
          </Button>
        ))}
      </div>
      {isRestricted && <p className="person-lead">{t('person.restricted')}</p>}
      <SanctionSheet person={person} kind={kind} onClose={() => setKind(null)} />
    </>
  );
}
