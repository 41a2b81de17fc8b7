import type { Device } from '@rotadas/contracts/devices/device';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { useNow } from '../../shared/time/time-texts.js';
import { Icon } from '../../shared/ui/icon.js';
import '../../shared/ui/strip.css';
import { deviceStatusText } from './device-texts.js';
import './devices.tr.js';

/** 'Telefonun konum gönderiyor · OwnTracks · %82 pil · 12 sn önce'; opens the phones. */
export function DeviceStrip({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const now = useNow();
  return (
    <>
      <Link className="strip strip-planned numbers" to={PATHS.devices}>
        <Icon name="mobile" size={20} />
        {[t('sending'), deviceStatusText(device, now)].join(' · ')}
        <Icon name="forward" size={18} />
      </Link>
      {/* Announced once. A live region around the strip would repeat it whenever the age
          changes. */}
      <p className="visually-hidden" role="status">
        {t('sending')}
      </p>
    </>
  );
}
