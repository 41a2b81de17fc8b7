import type { Device, NewDevice } from '@rotadas/contracts/devices/device';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../shared/time/time-texts.js';
import { browserFrom } from '../../shared/ui/browser-name.js';
import { Button } from '../../shared/ui/button.js';
import { isHandheld } from '../../shared/ui/device.js';
import { Icon } from '../../shared/ui/icon.js';
import { type App, APPS, STORES } from './app-links.js';
import { ConnectForm, ConnectLink } from './connect-step.js';
import { deviceStatusText } from './device-texts.js';
import './devices.tr.js';
import { ConnectPicture, InstallPicture, WaitPicture } from './step-pictures.js';

interface DeviceSetupProps {
  app: App;
  onApp: (app: App) => void;
  added: NewDevice | null;
  /** The added phone, once its first position arrived. */
  seen: Device | null;
  /** Whether the state of the phone could not be loaded. */
  hasFailed: boolean;
  onAdded: (device: NewDevice) => void;
  onFinish: () => void;
  /** Called to return to the list; missing if there is no list. */
  onLeave?: () => void;
}

export function DeviceSetup({
  app,
  onApp,
  added,
  seen,
  hasFailed,
  onAdded,
  onFinish,
  onLeave,
}: DeviceSetupProps) {
  const { t } = useTranslation('devices');
  const [handheld] = useState(isHandheld);
  return (
    <section className="devices-section" aria-labelledby="devices-set-up">
      <h2 id="devices-set-up">{t('setUp.title')}</h2>
      <AppChoice app={app} onApp={onApp} />
      <ol className="steps">
        <Step number={1} title={t('install.title')} picture={<InstallPicture />}>
          <p>{t('install.text', { app: t(`apps.${app}`) })}</p>
          <StoreLinks app={app} />
        </Step>
        <Step number={2} title={t('connect.title')} picture={<ConnectPicture tap={handheld} />}>
          {added === null ? (
            <ConnectForm onAdded={onAdded} />
          ) : (
            <ConnectLink app={app} device={added} handheld={handheld} />
          )}
        </Step>
        <Step number={3} title={t('wait.title')} picture={<WaitPicture hasArrived={seen !== null} />}>
          {added === null && <p>{t('wait.before')}</p>}
          {added !== null && <Arrival seen={seen} hasFailed={hasFailed} onFinish={onFinish} />}
        </Step>
      </ol>
      {onLeave && seen === null && (
        <Button onClick={onLeave}>{t(added === null ? 'setUp.cancel' : 'setUp.later')}</Button>
      )}
    </section>
  );
}

function AppChoice({ app, onApp }: Pick<DeviceSetupProps, 'app' | 'onApp'>) {
  const { t } = useTranslation('devices');
  return (
    <fieldset className="app-choice">
      <legend className="form-label">{t('setUp.app')}</legend>
      {APPS.map((each) => (
        <label key={each} className="app-choice-card">
          <input type="radio" name="device-app" checked={each === app} onChange={() => onApp(each)} />
          <span>
            <strong>{t(`apps.${each}`)}</strong>
            <span className="devices-note">{t(`setUp.appNotes.${each}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface StepProps {
  number: number;
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function Step({ number, title, picture, children }: StepProps) {
  return (
    <li className="step">
      {picture}
      <h3>
        <span className="step-number numbers" aria-hidden="true">
          {number}
        </span>
        {title}
      </h3>
      <div className="step-content">{children}</div>
    </li>
  );
}

/** Links to both stores, since another phone may be set up; this phone's store is first. */
function StoreLinks({ app }: { app: App }) {
  const { t } = useTranslation('devices');
  const [browser] = useState(() => browserFrom(navigator.userAgent, navigator.maxTouchPoints));
  const stores = browser === 'iphone' ? (['iphone', 'android'] as const) : (['android', 'iphone'] as const);
  return (
    <div className="step-links">
      {stores.map((store) => (
        <a
          key={store}
          className="button"
          href={STORES[app][store]}
          target="_blank"
          rel="noreferrer"
          aria-label={t('install.storeLabel', { app: t(`apps.${app}`), store: t(`install.${store}`) })}
        >
          <Icon name="download" size={20} />
          {t(`install.${store}`)}
        </a>
      ))}
    </div>
  );
}

type ArrivalProps = Pick<DeviceSetupProps, 'seen' | 'hasFailed' | 'onFinish'>;

function Arrival({ seen, hasFailed, onFinish }: ArrivalProps) {
  const { t } = useTranslation('devices');
  const now = useNow();
  return (
    <>
      <p className="arrival" role="status" data-arrived={seen !== null || undefined}>
        {seen === null ? (
          <>
            <span className="spinner spinner-inline" aria-hidden="true" />
            {t(hasFailed ? 'wait.failed' : 'wait.waiting')}
          </>
        ) : (
          <>
            <Icon name="check" size={20} />
            {t('sending')}
          </>
        )}
      </p>
      {seen === null ? (
        <p className="devices-note">{t('wait.hint')}</p>
      ) : (
        <>
          <p className="devices-note numbers">{deviceStatusText(seen, now)}</p>
          <p>{t('wait.done')}</p>
          <Button variant="primary" onClick={onFinish}>
            {t('wait.finish')}
          </Button>
        </>
      )}
    </>
  );
}
