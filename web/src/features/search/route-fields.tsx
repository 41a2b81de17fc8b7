import { PLACE_MAX } from '@rotadas/contracts/providers/offer-details';
import { useTranslation } from 'react-i18next';
import type { PlaceName } from '../../shared/places/matching-places.js';
import { PlaceInput } from '../../shared/places/place-input.js';
import { FormField } from '../../shared/ui/form-field.js';
import './route-fields.css';
import type { RouteWish } from './search.js';

interface RouteFieldsProps {
  route: RouteWish;
  places: readonly PlaceName[];
  /** Tells the end that is being written. */
  onRoute: (change: Partial<RouteWish>) => void;
}

const nothing = () => undefined;

/** Where the user wants to go: only who goes that way is then listed and drawn. */
export function RouteFields({ route, places, onRoute }: RouteFieldsProps) {
  const { t } = useTranslation('search');
  return (
    <div className="route-fields" role="group" aria-label={t('route')}>
      {(['from', 'to'] as const).map((end) => (
        <FormField key={end} id={`search-${end}`} label={t(end)} error={undefined}>
          <PlaceInput
            id={`search-${end}`}
            value={route[end]}
            onChange={(value) => onRoute({ [end]: value.slice(0, PLACE_MAX) })}
            onBlur={nothing}
            placeholder={t('anywhere')}
            disabled={false}
            places={places}
          />
        </FormField>
      ))}
    </div>
  );
}
