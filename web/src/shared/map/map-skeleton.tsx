import { useTranslation } from 'react-i18next';
import './map-skeleton.css';

/**
 * Shows outlines of streets and places while the map loads, so that it does not look like the sea.
 */
export function MapSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <div className="map-skeleton" role="status">
      <svg viewBox="0 0 360 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g className="map-skeleton-roads">
          <path d="M-20 120C80 90 120 190 210 170S330 90 400 130" />
          <path d="M-20 330C60 350 150 280 230 320S340 390 400 350" />
          <path d="M90 -20C110 90 60 190 100 270S150 400 120 500" />
          <path d="M270 -20C240 80 300 180 262 270S290 400 300 500" />
        </g>
        <g className="map-skeleton-marks">
          <circle cx="98" cy="136" r="16" />
          <circle cx="246" cy="318" r="16" />
          <circle cx="268" cy="110" r="16" />
          <circle cx="112" cy="352" r="16" />
        </g>
      </svg>
      <span className="visually-hidden">{t('mapLoading')}</span>
    </div>
  );
}
