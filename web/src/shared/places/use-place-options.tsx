import { skipToken } from '@reduxjs/toolkit/query';
import type { Place } from '@rotadas/contracts/matching/place';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedValue } from '../ui/use-debounced-value.js';
import { toChosenPlace, type PlaceEntry } from './chosen-place.js';
import { type PlaceChoice, recentPlaces, usePlacePicker } from './place-picker.js';
import { PlaceLabel, regionText } from './place-label.js';
import { roundForRanking, roundForNaming, useNearestPlaceQuery, useFoundPlacesQuery } from './places.api.js';

export interface PlaceOption {
  value: string;
  label: ReactNode;
  onChoose: () => void;
}

interface Suggested {
  entry: PlaceEntry;
  suggestions: Suggestions;
  choice: PlaceChoice;
  isWriting: boolean;
}

/** The matches of the text; if it is empty, the own position, the map and recent places. */
export function usePlaceOptions({ entry, suggestions, choice, isWriting }: Suggested): PlaceOption[] {
  const { t } = useTranslation(['places', 'shared']);
  const { userId, position } = usePlacePicker();
  // `data` keeps the previous place during a request, so that the label does not flicker.
  const { data: nearest } = useNearestPlaceQuery(
    isWriting && position ? roundForNaming(position) : skipToken,
  );
  const { choose, chooseHere, chooseOnMap } = choice;
  const onMap = option('map', <PlaceLabel kind="map" name={t('onMap')} />, chooseOnMap);
  if (entry.place === null && entry.text.trim() !== '') {
    const found = (suggestions.places ?? []).map((place) => ({
      value: `place:${place.id}`,
      label: <PlaceLabel kind={place.kind} name={place.name} region={regionText(place)} />,
      onChoose: () => choose(toChosenPlace(place)),
    }));
    return found.length === 0 ? [] : [...found, ...onMap];
  }
  const region = nearest ? t('shared:point.near', { name: nearest.name }) : undefined;
  const here = option('here', <PlaceLabel kind="here" name={t('here')} region={region} />, chooseHere);
  const recent = isWriting ? recentPlaces(userId) : [];
  return [
    ...here,
    ...onMap,
    ...recent.map((place, index) => ({
      value: `recent:${index}`,
      label: <PlaceLabel kind="recent" name={place.name} region={t('recent')} />,
      onChoose: () => choose(place),
    })),
  ];
}

const option = (value: string, label: ReactNode, onChoose: (() => void) | null): PlaceOption[] =>
  onChoose === null ? [] : [{ value, label, onChoose }];

export interface Suggestions {
  /**
   * Undefined until the response for the current text arrives, so that no wrong place is chosen.
   */
  places: readonly Place[] | undefined;
  hasFailed: boolean;
}

/** Requested when typing pauses, and only if `enabled`. */
export function useSuggestions(text: string, enabled: boolean): Suggestions {
  const { position } = usePlacePicker();
  const typed = text.trim();
  const q = useDebouncedValue(typed);
  const isEnabled = enabled && q !== '' && q === typed;
  const { currentData, isError } = useFoundPlacesQuery(
    isEnabled ? { q, near: position && roundForRanking(position) } : skipToken,
  );
  return { places: isEnabled ? currentData : undefined, hasFailed: isEnabled && isError };
}
