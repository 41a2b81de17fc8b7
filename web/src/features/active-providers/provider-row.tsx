import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { stopsText, termsText } from '../../shared/offer/offer-texts.js';
import { distanceText } from '../../shared/position/distance.js';
import { ServiceTypeMark } from '../../shared/service-types/ServiceTypeMark.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import type { RouteFit } from './list-order.js';

/** A detour below this, metres, is none. */
const ON_THE_WAY_M = 1_000;

interface ProviderRowProps {
  provider: ActiveProvider;
  /** Metres; null while the viewer's place is unknown. */
  distance: number | null;
  /** Null when no way is wished. */
  fit: RouteFit | null;
  /** Whether it went off the map while its row was held. */
  gone: boolean;
  selected: boolean;
  /** How long ago its position came, in words. */
  age: string;
  /** Whether that is too long ago to count on. */
  late: boolean;
  onSelect: (provider: ActiveProvider) => void;
  onHighlight: (id: number | null) => void;
}

/**
 * One provider in the list; hovering or focusing it answers on the map. Drawn again only when what
 * it shows changes: a hundred of them at once take a frame.
 */
export const ProviderRow = memo(function ProviderRow(props: ProviderRowProps) {
  const { provider, distance, fit, gone, selected, age, late, onSelect, onHighlight } = props;
  const { t } = useTranslation(['active-providers', 'shared']);
  const { mode } = useThemeMode();
  const fitText = () => {
    if (fit === 'unknown') return t('fit.sameNames');
    if (fit === null || fit < ON_THE_WAY_M) return t('fit.onTheWay');
    return t('fit.detour', { distance: distanceText(fit) });
  };
  const more = [termsText(provider), stopsText(provider)].filter(Boolean).join(' · ');
  const notes = `${fit === null ? '' : ` · ${fitText()}`}${late ? ` · ${t('late')}` : ''}`;
  return (
    <li>
      <button
        type="button"
        className="provider-row"
        aria-pressed={selected}
        aria-disabled={gone}
        onClick={() => gone || onSelect(provider)}
        onMouseEnter={() => onHighlight(provider.id)}
        onMouseLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(provider.id)}
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
