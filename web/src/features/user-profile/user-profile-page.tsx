import type { PublicProfile } from '@rotadas/contracts/users/public-profile';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isApiError } from '../../shared/api/api-error.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { ratingText } from '../../shared/offer/offer-texts.js';
import { PATHS } from '../../shared/paths.js';
import { ReportPersonButton } from '../../shared/reports/report-person-button.js';
import { turkishDates, turkishMonths } from '../../shared/time/time-texts.js';
import { useConnected } from '../../shared/ui/device.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { Icon, type IconName } from '../../shared/ui/icon.js';
import { PageFrame } from '../../shared/ui/page-frame.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { Strip } from '../../shared/ui/strip.js';
import './user-profile-page.css';
import './user-profile.tr.js';
import { useUserProfileQuery } from './user-profile.api.js';

/** Statuses for an unknown, blocked or suspended user, and for an address without an ID. */
const UNKNOWN: ReadonlySet<number> = new Set([400, 404]);

/** What a user shows to others. */
export function UserProfilePage() {
  const { t } = useTranslation('user-profile');
  const { id = '' } = useParams();
  const query = useUserProfileQuery(id);
  const { currentData: profile } = query; // `data` may be of the user before
  const { data: viewer } = useCurrentUserQuery(undefined);
  const navigate = useNavigate();
  const leave = () => void navigate(PATHS.home);
  const isConnected = useConnected();
  const isUnknown = isApiError(query.error) && UNKNOWN.has(query.error.status);
  return (
    <PageFrame title={t('title')}>
      {!isConnected && <Strip icon="offline">{t('offline')}</Strip>}
      {isUnknown && <EmptyState icon="user" title={t('unknown')} text={t('unknownHint')} />}
      {!isUnknown && profile && (
        <>
          <Profile profile={profile} />
          {viewer && viewer.id !== profile.id && (
            <ReportPersonButton about={{ userId: profile.id, name: profile.name }} onBlocked={leave} />
          )}
        </>
      )}
      {!isUnknown && !profile && (
        <QueryState query={query} loading={t('loading')} rows={3} failed={t('failed')} />
      )}
    </PageFrame>
  );
}

function Profile({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('user-profile');
  const { name, memberSince, isPhoneVerified, finishedAgreements, vehicle, received } = profile;
  return (
    <>
      <div className="user-head">
        <Picture profile={profile} />
        <div>
          <h2>{name}</h2>
          <MeanRating profile={profile} />
        </div>
      </div>
      <ul className="user-facts">
        <FactRow icon={isPhoneVerified ? 'check' : 'phone'}>
          {t(isPhoneVerified ? 'phoneVerified' : 'phoneUnverified')}
        </FactRow>
        <FactRow icon="list">
          {finishedAgreements > 0 ? t('finished', { count: finishedAgreements }) : t('noneFinished')}
        </FactRow>
        {memberSince !== null && (
          <FactRow icon="clock">{t('memberSince', { date: turkishMonths.format(memberSince) })}</FactRow>
        )}
      </ul>
      {vehicle && (
        <section className="user-section" aria-labelledby="user-vehicle">
          <h2 id="user-vehicle">{t('vehicle')}</h2>
          <p>{[vehicle.colour, vehicle.make].join(' ')}</p>
          {vehicle.plate !== null && <p className="user-plate numbers">{vehicle.plate}</p>}
          {vehicle.plate?.includes('•') && <p className="user-note">{t('maskedPlate')}</p>}
        </section>
      )}
      <section className="user-section" aria-labelledby="user-received">
        <h2 id="user-received">{t('received')}</h2>
        {received.length === 0 && <p className="user-note">{t('noneReceived')}</p>}
        <ul className="user-received">
          {received.map((each) => (
            <ReceivedRating key={`${each.createdAt} ${each.name}`} received={each} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Picture({ profile: { name, profileImage } }: { profile: PublicProfile }) {
  if (profileImage !== null) return <img className="user-picture" src={profileImage} alt="" />;
  return (
    <span className="user-picture" aria-hidden="true">
      {name === '' ? <Icon name="user" size={40} /> : name.charAt(0).toLocaleUpperCase('tr')}
    </span>
  );
}

function MeanRating({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('user-profile');
  const { rating, ratings } = profile;
  return (
    <p className="user-rating">
      <span aria-hidden={rating !== undefined}>{ratingText(profile)}</span>
      {rating === undefined || ratings === undefined ? (
        <span className="user-note"> · {t('newHint')}</span>
      ) : (
        <span className="visually-hidden">{t('rating', { mean: rating, count: ratings })}</span>
      )}
    </p>
  );
}

function ReceivedRating({ received }: { received: PublicProfile['received'][number] }) {
  const { t } = useTranslation('user-profile');
  const { name, rating, comment, createdAt } = received;
  return (
    <li>
      <p className="user-received-head">
        <strong>{name}</strong>
        <span className="user-stars" role="img" aria-label={t('stars', { rating })}>
          {'★'.repeat(rating)}
        </span>
        <time dateTime={new Date(createdAt).toISOString()}>{turkishDates.format(createdAt)}</time>
      </p>
      {comment !== null && <p className="user-comment">{comment}</p>}
    </li>
  );
}

function FactRow({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={20} />
      {children}
    </li>
  );
}
