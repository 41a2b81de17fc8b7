import { skipToken } from '@reduxjs/toolkit/query';
import type { AgreementActor } from '@rotadas/contracts/agreements/agreement';
import type { Report, ReportEvidence } from '@rotadas/contracts/reports/report';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMapView } from '../../../shared/map/view-address.js';
import { priceText, quantityText, vehicleText } from '../../../shared/offer/offer-texts.js';
import { PATHS } from '../../../shared/paths.js';
import { momentText } from '../../../shared/time/time-texts.js';
import { Button } from '../../../shared/ui/button.js';
import { Fact } from '../../../shared/ui/fact.js';
import { QueryState } from '../../../shared/ui/query-state.js';
import './report-evidence.css';
import { useReportEvidenceQuery } from './reports.api.js';

/** Loads the evidence on request only: each look is recorded. */
export function ReportEvidenceSection({ report }: { report: Report }) {
  const { t } = useTranslation('admin');
  const heading = useId();
  const [isRequested, setRequested] = useState(false);
  const query = useReportEvidenceQuery(isRequested ? report.id : skipToken);
  return (
    <section className="report-evidence" aria-labelledby={heading}>
      <h2 id={heading} className="report-section">
        {t('evidence.title')}
      </h2>
      {query.data && <Evidence evidence={query.data} report={report} />}
      {isRequested && !query.data && (
        <QueryState query={query} loading={t('evidence.loading')} rows={3} failed={t('evidence.failed')} />
      )}
      {!isRequested && <p>{t('evidence.hint')}</p>}
      {!isRequested && <Button onClick={() => setRequested(true)}>{t('evidence.show')}</Button>}
    </section>
  );
}

/** Moves the focus to the loaded evidence: the pressed button is removed. */
const focusLoaded = (loaded: HTMLElement | null) => loaded?.focus();

interface EvidenceProps {
  evidence: ReportEvidence;
  report: Report;
}

function Evidence({ evidence, report: { about, isUrgent } }: EvidenceProps) {
  const { t } = useTranslation(['admin', 'shared']);
  const { takenAt, person, agreement: record, position } = evidence;
  const facts: (readonly [label: string, fact: string])[] = [];
  if (person) facts.push([t('evidence.name'), person.fullName]);
  if (person?.description) facts.push([t('evidence.description'), person.description]);
  if (person?.vehicle) facts.push([t('evidence.vehicle'), vehicleText(person.vehicle)]);
  if (record) {
    const { serviceType, from, to, departsAt, quantity, unit, price, note, reason } = record.agreement;
    facts.push(
      [t('evidence.service'), t(`shared:serviceTypes.${serviceType}`)],
      [t('evidence.route'), `${from.name} → ${to.name}`],
      [t('evidence.departure'), momentText(departsAt)],
      [t('evidence.quantity'), quantityText(unit, quantity)],
      [t('evidence.price'), price ? priceText(price) : '–'],
      [t('evidence.note'), note ?? '–'],
      [t('evidence.reason'), reason ?? '–'],
    );
  }
  return (
    <>
      <p ref={focusLoaded} tabIndex={-1}>
        {t('evidence.takenAt', { at: momentText(takenAt) })}
      </p>
      <dl className="report-facts">
        {isUrgent && (
          <Fact className="report-facts-wide" label={t('evidence.position')}>
            {position ? <PositionLink position={position} /> : t('evidence.positionUnknown')}
          </Fact>
        )}
        {facts.map(([label, fact]) => (
          <Fact key={label} label={label}>
            <bdi>{fact}</bdi>
          </Fact>
        ))}
      </dl>
      {record && <Timeline record={record} about={about} />}
      {!record && <p>{t(person ? 'evidence.noAgreement' : 'evidence.noPerson')}</p>}
    </>
  );
}

type Position = NonNullable<ReportEvidence['position']>;

/** The own map, since the place must not reach another company. */
function PositionLink({ position }: { position: Position }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <span className="numbers">{`${position.latitude}, ${position.longitude}`}</span>{' '}
      <Link to={PATHS.home + formatMapView({ ...position, zoom: 16 })} target="_blank">
        {t('evidence.onMap')}
      </Link>
    </>
  );
}

interface TimelineProps {
  record: NonNullable<ReportEvidence['agreement']>;
  about: Report['about'];
}

/** Changes of the agreement and messages, oldest first. */
function Timeline({ record: { agreement, events, messages }, about }: TimelineProps) {
  const { t } = useTranslation('admin');
  const nameOf = (actor: AgreementActor) => {
    if (actor === 'timer' || actor === 'system') return t(`evidence.actor.${actor}`);
    const isReported = agreement[`${actor}Id`] === about?.userId;
    return t(`evidence.actor.${actor}`, { side: t(isReported ? 'dialog.about' : 'dialog.reporter') });
  };
  const changes = events.map(({ at, actor, from, to }) => ({
    at,
    by: nameOf(actor),
    did: t(from === to ? 'evidence.objected' : `evidence.state.${to}`),
    text: null,
  }));
  const texts = messages.map(({ id, at, fromUserId, text }) => ({
    at,
    by: nameOf(fromUserId === agreement.requesterId ? 'requester' : 'provider'),
    did: t(id === about?.messageId ? 'evidence.reportedMessage' : 'evidence.message'),
    text,
  }));
  return (
    <>
      <h3 className="report-section">{t('evidence.timeline', { id: agreement.id })}</h3>
      <ol className="report-history">
        {[...changes, ...texts]
          .toSorted((one, other) => one.at - other.at)
          .map(({ at, by, did, text }) => (
            <li key={`${at} ${by} ${text}`}>
              <time dateTime={new Date(at).toISOString()}>{momentText(at)}</time> <strong>{by}</strong> {did}
              {text !== null && <q dir="auto">{text}</q>}
            </li>
          ))}
      </ol>
      {messages.length === 0 && <p>{t('evidence.noMessages')}</p>}
    </>
  );
}
