import { useTranslation } from 'react-i18next';
import type { Suggestions } from './use-suggestions.js';

/** Says in place of suggestions why there are none yet, or none at all. */
export function PlaceNote({ suggestions: { places, failed } }: { suggestions: Suggestions }) {
  const { t } = useTranslation('places');
  if (failed) {
    return (
      <p className="place-note" role="alert">
        {t('failed')}
      </p>
    );
  }
  if (places !== undefined && places.length > 0) return null; // the list was closed by hand
  return (
    <p className="place-note" role="status">
      {places === undefined ? t('searching') : t('nothing')}
    </p>
  );
}
