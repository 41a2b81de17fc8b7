import type { SharedTrip } from '@rotadas/contracts/shares/share';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { COUNTRY } from '../../features/map/map-engine.js';
import { loadPublicConfig, PublicConfigProvider } from '../../shared/config/public-config.js';
import type { MapProvider, MapViewProps } from '../../shared/map/map-types.js';
import { reloadPage } from '../../shared/navigation/reload-page.js';
import { PATHS } from '../../shared/paths.js';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { departureText, lastSeenText, useNow } from '../../shared/time/time-texts.js';
import '../../shared/ui/button.css';
import { Button } from '../../shared/ui/button.js';
import { useConnected } from '../../shared/ui/device.js';
import { ScreenMessage } from '../../shared/ui/screen-message.js';
import { FullScreenSpinner } from '../../shared/ui/spinner.js';
import { Strip } from '../../shared/ui/strip.js';
import { useAfterDelay } from '../../shared/ui/use-after-delay.js';
import { MapFrame } from '../home/map-frame.js';
import { useHeightProperty } from '../home/use-height-property.js';
import { useMapCommand } from '../home/use-map-command.js';
import './follow-screen.css';
import './follow.tr.js';
import { useFollowedTrip } from './use-followed-trip.js';

/** The frames have no ID, since there is one vehicle. */
const VEHICLE_ID = 1;

/** Streets of a town, as wide as a drive of some minutes. */
const FOLLOW_ZOOM = 14;

/** The page reports a failure if no frame arrives within this time, ms. */
const LIVE_TIMEOUT_MS = 5_000;

const NO_LINES: MapViewProps['lines'] = new Map();

/** Rejects if the server cannot be reached. */
export async function loadFollow(): Promise<ComponentType> {
  // Google Maps sends the address of the page, which is the secret, to Google.
  const config = { ...(await loadPublicConfig()), googleMapsKey: null };
  return () => (
    <PublicConfigProvider value={config}>
      <FollowScreen />
    </PublicConfigProvider>
  );
}

/** The page of a shared trip, without a session. */
export function FollowScreen() {
  const { token = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Follow key={token} token={token} />
    </>
  );
}

function Follow({ token }: { token: string }) {
  const { t } = useTranslation('follow');
  const { status, trip, isLive, retry } = useFollowedTrip(token);
  if (trip) return <Trip trip={trip} isLive={isLive} />;
  if (status === 'loading' || status === 'following') return <FullScreenSpinner text={t('loading')} />;
  const actions = {
    unreachable: <Button onClick={retry}>{t('unreachable.retry')}</Button>,
    outdated: <Button onClick={reloadPage}>{t('outdated.reload')}</Button>,
    unknown: <AboutLink />,
    ended: <AboutLink />,
  };
  return (
    <div role="status" className="trip-end">
      <title>{`${t(`${status}.title`)} · Rotadaş`}</title>
      <ScreenMessage title={t(`${status}.title`)} text={t(`${status}.text`)} action={actions[status]} />
    </div>
  );
}

function AboutLink() {
  const { t } = useTranslation('follow');
  return (
    <Link className="button" to={PATHS.about}>
      {t('about')}
    </Link>
  );
}

interface TripProps {
  trip: SharedTrip;
  isLive: boolean;
}

function Trip({ trip, isLive }: TripProps) {
  const { t } = useTranslation('follow');
  const { position } = trip;
  const { focus, bounds, moveTo } = useMapCommand(position && { ...position, zoom: FOLLOW_ZOOM }, COUNTRY);
  const [coverageVersion, setCoverageVersion] = useState(0);
  const [highlightedId, highlight] = useState<number | null>(null);
  const isShown = useRef(position !== null);
  useEffect(() => {
    if (position === null || isShown.current) return;
    isShown.current = true;
    moveTo({ ...position, zoom: FOLLOW_ZOOM });
  }, [position, moveTo]);
  return (
    <div className="home shared-trip">
      <MapFrame
        title={t('title', { name: trip.firstName, from: trip.from, to: trip.to })}
        menu={
          <Link className="trip-about" to={PATHS.about}>
            {t('about')}
          </Link>
        }
        search={null}
        map={{
          providers: position ? [toVehicle(trip, position)] : [],
          clusters: null,
          ownPosition: null,
          ownService: null,
          // The map keeps the selected one in view.
          selectedId: position && VEHICLE_ID,
          onSelect: () => undefined,
          highlightedId,
          onHighlight: highlight,
          coverageVersion,
          focus,
          bounds,
          lines: NO_LINES,
          routes: null,
          picking: false,
        }}
      />
      <TripCard
        trip={trip}
        isLive={isLive}
        onShow={position && (() => moveTo({ ...position, zoom: FOLLOW_ZOOM }))}
        onOpened={() => setCoverageVersion((last) => last + 1)}
      />
    </div>
  );
}

interface TripCardProps extends TripProps {
  /** Null while no position is known. */
  onShow: (() => void) | null;
  onOpened: () => void;
}

function TripCard({ trip, isLive, onShow, onOpened }: TripCardProps) {
  const { t } = useTranslation(['follow', 'shared']);
  const now = useNow();
  const isConnected = useConnected();
  const hasFailed = useAfterDelay(!isLive, LIVE_TIMEOUT_MS);
  const box = useRef<HTMLElement>(null);
  useHeightProperty(box, '--map-inset-bottom');
  const opened = useEffectEvent(onOpened);
  useEffect(() => opened(), []);
  const { firstName, serviceType, from, to, position, arrivesAt, expiresAt } = trip;
  return (
    <section ref={box} className="home-bottom trip-card" aria-label={t('card')} data-covers-map>
      {!isConnected && <Strip icon="offline">{t('offline')}</Strip>}
      {isConnected && hasFailed && <Strip icon="alert">{t('notLive')}</Strip>}
      <div className="trip-head">
        <ServiceTypeMark type={serviceType} size={40} />
        <div>
          <h2>
            <bdi>{firstName}</bdi>
          </h2>
          <p className="trip-type">{t(`shared:serviceTypes.${serviceType}`)}</p>
        </div>
        {onShow && <Button onClick={onShow}>{t('show')}</Button>}
      </div>
      <p className="trip-ends">{t('ends', { from, to })}</p>
      <p className="numbers">{position ? lastSeenText(position.at, now) : t('waiting')}</p>
      {arrivesAt !== null && arrivesAt > now && (
        <p className="numbers">{t('arrives', { moment: departureText(arrivesAt, now) })}</p>
      )}
      <p className="trip-until numbers">{t('until', { moment: departureText(expiresAt, now) })}</p>
    </section>
  );
}

const toVehicle = (
  { firstName, serviceType, from, to }: SharedTrip,
  position: NonNullable<SharedTrip['position']>,
): MapProvider => ({
  ...position,
  id: VEHICLE_ID,
  fullName: firstName,
  activeService: serviceType,
  serviceFrom: from,
  serviceTo: to,
  serviceDescription: null,
  phone: null,
  endsAt: null,
});
