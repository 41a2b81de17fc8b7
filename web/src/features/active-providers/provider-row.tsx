import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { offerKey } from '../../shared/offer/offer-key.js';
import { stopsText, termsText } from '../../shared/offer/offer-texts.js';
import { distanceText } from '../../shared/position/distance.js';
import { ServiceTypeMark } from '../../shared/service-types/ServiceTypeMark.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';

interface ProviderRowProps {
  provider: ActiveProvider;
  /** Metres; null while the viewer's place is unknown. */
  distance: number | null;
  /** Why it fits the wished way; null when none is wished. */
  reason: string | null;
  /** What it leaves open of that which is asked for; may be empty. */
  unstated: string;
  /** Whether it went off the map while its row was held. */
  gone: boolean;
  selected: boolean;
  /** How long ago its position came, in words. */
  age: string;
  /** Whether that is too long ago to count on. */
  late: boolean;
  onSelect: (provider: ActiveProvider) => void;
  onHighlight: (key: string | null) => void;
}

/**
 * One provider in the list; hovering or focusing it answers on the map. Drawn again only when what
 * it shows changes: a hundred of them at once take a frame.
 */
export const ProviderRow = memo(function ProviderRow(props: ProviderRowProps) {
  const { provider, distance, reason, unstated, gone, selected, age, late, onSelect, onHighlight } = props;
  const { t } = useTranslation(['active-providers', 'shared']);
  const { mode } = useThemeMode();
  const key = offerKey(provider);
  const more = [reason ?? termsText(provider), unstated, stopsText(provider)].filter(Boolean).join(' · ');
  const notes = late ? ` · ${t('late')}` : '';
  return (
    <li>
      <button
        type="button"
        className="provider-row"
        aria-pressed={selected}
        aria-disabled={gone}
        onClick={() => gone || onSelect(provider)}
        onMouseEnter={() => onHighlight(key)}
        onMouseLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(key)}
        onBlur={() => onHighlight(null)}
      >
        <ServiceTypeMark type={provider.activeService} size={40} theme={mode} />
        <span className="provider-row-words">
          <strong>{provider.fullName}</strong>
          <span>{t('route', { from: provider.serviceFrom, to: provider.serviceTo })}</span>
          {more !== '' && <span className="provider-row-more numbers">{more}</span>}
          <small>
            {t(`shared:serviceTypes.${provider.activeService}`)}
            {gone ? ` · ${t('gone')}` : notes}
          </small>
        </span>
        <span className="provider-row-numbers numbers">
          {distance !== null && <strong>{distanceText(distance)}</strong>}
          <small>{age}</small>
        </span>
      </button>
    </li>
  );
});
