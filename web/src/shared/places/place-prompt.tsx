import { useTranslation } from 'react-i18next';
import { toChosenPlace } from './chosen-place.js';
import type { PlaceChoice } from './place-picker.js';
import { PlaceLabel, regionText } from './place-label.js';
import type { Suggestions } from './use-place-options.js';

interface PlacePromptProps {
  text: string;
  suggestions: Suggestions;
  choice: PlaceChoice;
}

/** 'Hangi Kadıköy?': asks which place a text means. */
export function PlacePrompt({ text, suggestions, choice }: PlacePromptProps) {
  const { t } = useTranslation('places');
  const { choose, chooseOnMap } = choice;
  const places = suggestions.places ?? [];
  const isWaiting = suggestions.places === undefined && !suggestions.hasFailed;
  return (
    <div className="place-question" role="group" aria-label={t('question', { text })}>
      <PlaceNote suggestions={suggestions} />
      {places.length > 0 && (
        <p className="place-note" role="status">
          <strong>{t('question', { text })}</strong>
        </p>
      )}
      {places.map((place) => (
        <button key={place.id} type="button" onClick={() => choose(toChosenPlace(place))}>
          <PlaceLabel kind={place.kind} name={place.name} region={regionText(place)} />
        </button>
      ))}
      {chooseOnMap && !isWaiting && (
        <button type="button" onClick={chooseOnMap}>
          <PlaceLabel kind="map" name={t('onMap')} />
        </button>
      )}
    </div>
  );
}

export function PlaceNote({ suggestions: { places, hasFailed } }: { suggestions: Suggestions }) {
  const { t } = useTranslation('places');
  if (hasFailed) {
    return (
      <p className="place-note" role="alert">
        {t('failed')}
      </p>
    );
  }
  if (places !== undefined && places.length > 0) return null; // The user closed the list
  return (
    <p className="place-note" role="status">
      {places === undefined ? t('searching') : t('nothing')}
    </p>
  );
}
