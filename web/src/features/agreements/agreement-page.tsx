import {
  AGREED_STATES,
  type AgreementView,
  DELETED_NAME,
  OPEN_STATES,
} from '@rotadas/contracts/agreements/agreement';
import { wasRatable } from '@rotadas/contracts/agreements/agreement-times';
import { SerialIdText } from '@rotadas/contracts/primitives/serial-id';
import type { ReportAbout } from '@rotadas/contracts/reports/report';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { POLLING, useAgreementQuery } from '../../shared/agreements/agreements.api.js';
import { isApiError } from '../../shared/api/api-error.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { quantityText, vehicleText } from '../../shared/offer/offer-texts.js';
import { WomenOnlyBadge } from '../../shared/women-only/women-only-badge.js';
import { PATHS, personPath } from '../../shared/paths.js';
import { PhoneActions } from '../../shared/phone/phone-actions.js';
import { ReportPersonButton } from '../../shared/reports/report-person-button.js';
import { ShareTrip } from '../../shared/trip-shares/share-trip.js';
import { departureText, momentText, useNow } from '../../shared/time/time-texts.js';
import { useConnected } from '../../shared/ui/device.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { Fact } from '../../shared/ui/fact.js';
import { PageFrame } from '../../shared/ui/page-frame.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { Strip } from '../../shared/ui/strip.js';
import { useKeptFocus } from '../../shared/ui/use-kept-focus.js';
import { StateLine } from './agreement-card.js';
import {
  type AgreementPartProps,
  listSteps,
  otherPerson,
  otherSide,
  sideOf,
  stateName,
  toStatus,
} from './agreement-status.js';
import { agreedPriceText, endNames } from './agreement-texts.js';
import { AgreementTimeline } from './agreement-timeline.js';
import './agreements.css';
import './agreements.tr.js';
import { Chat } from './chat.js';
import { PersonLine } from './person-line.js';
import { Ratings } from './ratings.js';
import { StepButtons } from './step-buttons.js';

/** Help is offered this long after the end of an accepted agreement, ms: the trip may go on. */
const HELP_AFTER_END_MS = 12 * 3_600_000;

function needsHelp({ state, acceptedAt, endedAt }: AgreementView, now: number): boolean {
  if (OPEN_STATES.has(state)) return true;
  return acceptedAt !== null && endedAt !== null && now < endedAt + HELP_AFTER_END_MS;
}

interface AgreementPageProps {
  /** The button for help; `about` is null for a deleted account. */
  renderHelp: (agreement: AgreementView, about: ReportAbout | null) => ReactNode;
}

export function AgreementPage({ renderHelp }: AgreementPageProps) {
  const { t } = useTranslation('agreements');
  const id = SerialIdText.safeParse(useParams()['id']).data;
  const query = useAgreementQuery(id ?? skipToken, POLLING);
  const user = useCurrentUserQuery(undefined);
  const connected = useConnected();
  const now = useNow();
  const agreement = query.currentData;
  const isUnknown = id === undefined || (isApiError(query.error) && query.error.status === 404);
  const renderContent = () => {
    if (isUnknown)
      return (
        <EmptyState icon="search" title={t('page.unknown.title')} text={t('page.unknown.text')}>
          <Link className="button button-primary" to={PATHS.agreements}>
            {t('page.unknown.action')}
          </Link>
        </EmptyState>
      );
    if (agreement && user.data) {
      const side = sideOf(agreement, user.data.id);
      const { id: userId, name } = otherPerson(agreement, side);
      const about = name === DELETED_NAME ? null : { userId, agreementId: agreement.id };
      return (
        <AgreementParts
          agreement={agreement}
          side={side}
          now={now}
          help={needsHelp(agreement, now) && renderHelp(agreement, about)}
        >
          {about && <ReportPersonButton about={{ ...about, name }} />}
        </AgreementParts>
      );
    }
    const failed = query.isError ? query : user;
    return <QueryState query={failed} loading={t('page.loading')} rows={4} failed={t('page.failed')} />;
  };
  return (
    <PageFrame
      title={agreement && !isUnknown ? t('ends', endNames(agreement)) : t('page.title')}
      back={{ label: t('title'), to: PATHS.agreements }}
    >
      {!connected && agreement && <Strip icon="offline">{t('offline')}</Strip>}
      {renderContent()}
    </PageFrame>
  );
}

interface AgreementPartsProps extends AgreementPartProps {
  /** Comes first, to be seen without scrolling. */
  help: ReactNode;
  /** Shown with the contact. */
  children: ReactNode;
}

function AgreementParts({ agreement, side, now, help, children }: AgreementPartsProps) {
  const { t } = useTranslation('agreements');
  return (
    <div className="agreement-page">
      <div className="agreement-column">
        {help}
        <AgreementState agreement={agreement} side={side} now={now} />
        <Contact agreement={agreement} side={side}>
          {children}
        </Contact>
        {AGREED_STATES.has(agreement.state) && (
          <section className="agreement-part" aria-labelledby="share-title">
            <h2 id="share-title">{t('page.share')}</h2>
            <ShareTrip agreementId={agreement.id} />
          </section>
        )}
      </div>
      <Chat agreement={agreement} side={side} />
      <div className="agreement-column">
        {wasRatable(agreement) && <Ratings agreement={agreement} side={side} now={now} />}
        <Terms agreement={agreement} now={now} />
      </div>
    </div>
  );
}

/** What has happened, what to do next, and the code of the requester. */
function AgreementState({ agreement, side, now }: AgreementPartProps) {
  const { t } = useTranslation('agreements');
  const { boxProps, keepFocus } = useKeptFocus();
  const { code, isLate, reason } = agreement;
  const status = t(`status.${toStatus(agreement, side, now)}`, { name: otherPerson(agreement, side).name });
  return (
    <section {...boxProps} className="agreement-part" aria-label={t(`states.${stateName(agreement, side)}`)}>
      <StateLine agreement={agreement} side={side} now={now} />
      <p role="status">{status}</p>
      {isLate && <p className="agreement-warning">{t('late')}</p>}
      {reason !== null && <p className="agreement-muted">{t('reason', { reason })}</p>}
      {code !== undefined && (
        <div className="agreement-code">
          <p>{t('code.title')}</p>
          <strong className="numbers" aria-label={[...code].join(' ')}>
            {code}
          </strong>
          <p className="agreement-muted">{t('code.hint')}</p>
        </div>
      )}
      <StepButtons
        agreement={agreement}
        side={side}
        steps={listSteps(agreement, side, now)}
        onClosed={keepFocus}
      />
    </section>
  );
}

function Contact({ agreement, side, children }: Omit<AgreementPartsProps, 'now' | 'help'>) {
  const { t } = useTranslation('agreements');
  const person = otherPerson(agreement, side);
  const { state, departsAt, endedAt, acceptedAt } = agreement;
  const isDeleted = person.name === DELETED_NAME;
  const note = () => {
    if (isDeleted) return t('page.deleted');
    if (state === 'requested') return t('page.phoneClosed');
    return acceptedAt !== null && endedAt === null ? t('page.phoneMissing') : t('page.phoneOver');
  };
  const message = t('page.whatsapp', { ...endNames(agreement), moment: momentText(departsAt) });
  return (
    <section className="agreement-part" aria-labelledby="contact-title">
      <h2 id="contact-title">{t(`person.${otherSide(side)}`)}</h2>
      <div className="agreement-person">
        <PersonLine person={person} />
        {!isDeleted && <Link to={personPath(person.id)}>{t('page.profile')}</Link>}
      </div>
      {person.vehicle && (
        <dl className="agreement-facts">
          <Fact label={t('page.vehicle')}>{vehicleText(person.vehicle)}</Fact>
        </dl>
      )}
      {person.phone === undefined ? (
        <p className="agreement-muted">{note()}</p>
      ) : (
        <PhoneActions phone={person.phone} message={message} />
      )}
      {children}
    </section>
  );
}

function Terms({ agreement, now }: Omit<AgreementPartProps, 'side'>) {
  const { t } = useTranslation(['agreements', 'shared']);
  const { from, to, departsAt, serviceType, quantity, unit, womenOnly, note } = agreement;
  return (
    <>
      <section className="agreement-part" aria-labelledby="terms-title">
        <h2 id="terms-title">{t('page.terms')}</h2>
        <dl className="agreement-facts">
          <Fact label={t('page.from')}>{from.name}</Fact>
          <Fact label={t('page.to')}>{to.name}</Fact>
          <Fact label={t('page.departs')}>{departureText(departsAt, now)}</Fact>
          <Fact label={t('page.type')}>{t(`shared:serviceTypes.${serviceType}`)}</Fact>
          <Fact label={t('page.quantity')}>{quantityText(unit, quantity)}</Fact>
          <Fact label={t('page.price')}>{agreedPriceText(agreement)}</Fact>
          {womenOnly && (
            <Fact label={t('page.people')}>
              <WomenOnlyBadge womenOnly={womenOnly} />
            </Fact>
          )}
          {note !== null && (
            <Fact className="agreement-note" label={t('page.note')}>
              {note}
            </Fact>
          )}
        </dl>
      </section>
      <section className="agreement-part" aria-labelledby="timeline-title">
        <h2 id="timeline-title">{t('page.timeline')}</h2>
        <AgreementTimeline agreement={agreement} now={now} />
      </section>
    </>
  );
}
