import { useTranslation } from 'react-i18next';
import './map-pin.css';

export function MapPin() {
  const { t } = useTranslation('map');
  return (
    <div className="map-pin">
      <svg width="40" height="52" viewBox="0 0 40 52" aria-hidden="true" focusable="false">
        <path d="M20 51S38 32 38 19a18 18 0 1 0-36 0c0 13 18 32 18 32z" />
        <circle cx="20" cy="19" r="7" />
      </svg>
      <span className="visually-hidden">{t('pin')}</span>
    </div>
  );
}
