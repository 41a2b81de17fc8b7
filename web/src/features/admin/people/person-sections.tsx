import type { Agreement } from '@rotadas/contracts/agreements/agreement';
import type { PersonDetails } from '@rotadas/contracts/people/person-details';
import type { Report } from '@rotadas/contracts/reports/report';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { detailsText, ratingText, vehicleText } from '../../../shared/offer/offer-texts.js';
import { adminPersonPath } from '../../../shared/paths.js';
import { momentText, turkishDates } from '../../../shared/time/time-texts.js';
import { Fact } from '../../../shared/ui/fact.js';
import { StatusBadge } from '../reports/report-card.js';
import { ReportSheet } from '../reports/report-sheet.js';
import './people.tr.js';

interface SectionProps extends ComponentProps<'section'> {
  title: string;
  /** Shown instead of an empty list. */
  empty?: string;
  children: ReactNode;
}

export function Section({ title, empty, children, ...section }: SectionProps) {
  const heading = useId();
  return (
    <section {...section} className="person-section" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {empty === undefined ? children : <p className="person-lead">{empty}</p>}
    </section>
  );
}

export function AccountSection({ account }: Pick<PersonDetails, 'account'>) {
  const { t } = useTranslation('people');
  const { id, email, phone, isPhoneVerified, createdAt, birthDate, gender } = account;
  const { vehicle, rating, ratings, description } = account;
  const mark = t(isPhoneVerified ? 'account.verified' : 'account.unverified');
  return (
    <Section title={t('person.account')}>
      <dl className="person-facts">
        <Fact label={t('account.id')}>{id}</Fact>
        <Fact label={t('account.email')}>
          <bdi>{email}</bdi>
        </Fact>
        {phone !== null && <Fact label={t('account.phone')}>{`${phone} ${mark}`}</Fact>}
        {createdAt !== null && <Fact label={t('account.createdAt')}>{momentText(createdAt)}</Fact>}
        {birthDate !== null && (
          <Fact label={t('account.birthDate')}>{turkishDates.format(Date.parse(birthDate))}</Fact>
        )}
        {gender !== 'unspecified' && (
          <Fact label={t('account.gender')}>{t(`account.genders.${gender}`)}</Fact>
        )}
        {vehicle && <Fact label={t('account.vehicle')}>{vehicleText(vehicle)}</Fact>}
        {ratings > 0 && <Fact label={t('account.rating')}>{ratingText({ rating, ratings })}</Fact>}
        {description !== null && (
          <Fact className="person-wide" label={t('account.description')}>
            <bdi className="person-text">{description}</bdi>
          </Fact>
        )}
      </dl>
    </Section>
  );
}

export function OfferSection({ details: { status, planned } }: { details: PersonDetails }) {
  const { t } = useTranslation(['people', 'shared']);
  const offers = [
    ...(status.offer ? [{ ...status.offer, text: t('offers.live') }] : []),
    ...planned.map((offer) => ({ ...offer, text: t('offers.planned', { at: momentText(offer.departsAt) }) })),
  ];
  return (
    <Section title={t('person.offers')} {...(offers.length === 0 && { empty: t('offers.empty') })}>
      <ul className="person-list">
        {offers.map((offer) => (
          <li key={offer.id} className="person-item">
            <strong>
              <bdi>{`${offer.from} → ${offer.to}`}</bdi>
            </strong>
            <span>{[t(`shared:serviceTypes.${offer.type}`), offer.text].join(' · ')}</span>
            <span>{detailsText(offer)}</span>
            {offer.description !== null && <bdi className="person-text">{offer.description}</bdi>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface AgreementSectionProps {
  agreements: readonly Agreement[];
  userId: number;
}

export function AgreementSection({ agreements, userId }: AgreementSectionProps) {
  const { t } = useTranslation('people');
  return (
    <Section
      title={t('person.agreements')}
      {...(agreements.length === 0 && { empty: t('agreements.empty') })}
    >
      <ul className="person-list">
        {agreements.map(({ id, from, to, state, departsAt, requesterId, providerId }) => {
          const isRequester = requesterId === userId;
          const otherId = isRequester ? providerId : requesterId;
          const side = t(`agreements.side.${isRequester ? 'requester' : 'provider'}`);
          return (
            <li key={id} className="person-item">
              <strong>
                <bdi>{t('agreements.row', { from: from.name, to: to.name })}</bdi>
              </strong>
              <span className="numbers">
                {[t('agreements.id', { id }), momentText(departsAt)].join(' · ')}
              </span>
              <span>{[side, t(`agreements.state.${state}`)].join(' · ')}</span>
              <Link to={adminPersonPath(otherId)}>{t('agreements.other', { id: otherId })}</Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface ReportSectionProps {
  title: string;
  reports: readonly Report[];
}

export function ReportSection({ title, reports }: ReportSectionProps) {
  const { t } = useTranslation(['people', 'shared']);
  const [opened, setOpened] = useState<Report | null>(null);
  return (
    <Section title={title} {...(reports.length === 0 && { empty: t('reports.empty') })}>
      <ul className="person-list">
        {reports.map((report) => (
          <li key={report.id} className="person-item">
            <div className="person-item-head">
              <button
                type="button"
                className="link-button"
                aria-haspopup="dialog"
                onClick={() => setOpened(report)}
              >
                {t('reports.open', { id: report.id })}
              </button>
              {report.isUrgent && <strong className="person-urgent">{t('reports.urgent')}</strong>}
              <StatusBadge status={report.status} />
            </div>
            <span className="numbers">
              {[
                t(`shared:reportCategories.${report.category}`),
                momentText(Date.parse(report.createdAt)),
              ].join(' · ')}
            </span>
            <bdi className="person-text">{report.description}</bdi>
          </li>
        ))}
      </ul>
      <ReportSheet report={opened} onClose={() => setOpened(null)} />
    </Section>
  );
}
