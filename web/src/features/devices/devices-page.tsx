import { type Device, DEVICES_MAX, type NewDevice } from '@rotadas/contracts/devices/device';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.js';
import { useConnected } from '../../shared/ui/device.js';
import { Icon } from '../../shared/ui/icon.js';
import { PageFrame } from '../../shared/ui/page-frame.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { Strip } from '../../shared/ui/strip.js';
import { APPS } from './app-links.js';
import { BackgroundHelp } from './background-help.js';
import { DeviceList } from './device-list.js';
import { useDevicesQuery } from './devices.api.js';
import './devices-page.css';
import './devices.tr.js';
import { DeviceSetup } from './device-setup.js';

/** Shows a first position soon after the gateway reports it. */
const POLLING = { pollingInterval: 5_000, skipPollingIfUnfocused: true };

export function DevicesPage() {
  const { t } = useTranslation('devices');
  const query = useDevicesQuery(undefined, POLLING);
  const isConnected = useConnected();
  return (
    <PageFrame title={t('title')}>
      <p className="devices-intro">{t('intro')}</p>
      {!isConnected && <Strip icon="offline">{t('offline')}</Strip>}
      {query.data ? (
        <Devices devices={query.data} hasFailed={query.isError} />
      ) : (
        <QueryState query={query} loading={t('list.loading')} rows={2} failed={t('list.failed')} />
      )}
    </PageFrame>
  );
}

interface DevicesProps {
  devices: readonly Device[];
  /** Whether the list could not be updated. */
  hasFailed: boolean;
}

function Devices({ devices, hasFailed }: DevicesProps) {
  const { t } = useTranslation('devices');
  const [app, setApp] = useState(() => usedApp(devices));
  const [wantsMore, setWantsMore] = useState(false);
  /** The added phone with its token, which only this page has. */
  const [added, setAdded] = useState<NewDevice | null>(null);
  // The steps already show the added phone; listing it as well would move them down.
  const others = devices.filter(({ id }) => id !== added?.id);
  const isFull = devices.length >= DEVICES_MAX;
  const setsUp = added !== null || devices.length === 0 || (wantsMore && !isFull);
  const finish = () => {
    setAdded(null);
    setWantsMore(false);
  };
  return (
    <>
      {others.length > 0 && <DeviceList devices={others} />}
      {setsUp && (
        <DeviceSetup
          app={app}
          onApp={setApp}
          added={added}
          seen={devices.find(({ id, lastSeenAt }) => id === added?.id && lastSeenAt !== null) ?? null}
          hasFailed={hasFailed}
          onAdded={setAdded}
          onFinish={finish}
          {...(devices.length > 0 && { onLeave: finish })}
        />
      )}
      {!setsUp && isFull && <p className="devices-note">{t('list.full', { max: DEVICES_MAX })}</p>}
      {!setsUp && !isFull && (
        <Button onClick={() => setWantsMore(true)}>
          <Icon name="plus" />
          {t('list.add')}
        </Button>
      )}
      <BackgroundHelp app={app} />
    </>
  );
}

const usedApp = (devices: readonly Device[]) =>
  APPS.find((app) => devices.some((device) => device.app === app)) ?? 'owntracks';
