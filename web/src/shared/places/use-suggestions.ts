import { skipToken } from '@reduxjs/toolkit/query';
import type { Place } from '@rotadas/contracts/matching/place';
import { usePlaceHelp } from './place-help.js';
import { useSearchPlacesQuery } from './places.api.js';
import { useSettledText } from './use-settled-text.js';

/** What a typed text finds. */
export interface Suggestions {
  /** Undefined until the answer for exactly this text is here: none is chosen by mistake. */
  places: readonly Place[] | undefined;
  failed: boolean;
}

/**
 * The places that fit what is typed, asked for when the typing pauses; nothing while not `wanted`.
 */
export function useSuggestions(text: string, wanted: boolean): Suggestions {
  const { near } = usePlaceHelp();
  const typed = text.trim();
  const q = useSettledText(typed);
  const isAsked = wanted && q !== '' && q === typed;
  const { currentData, isError } = useSearchPlacesQuery(isAsked ? { q, near: about(near) } : skipToken);
  return { places: isAsked ? currentData : undefined, failed: isAsked && isError };
}

/** The tenth of a degree around: a map that is moved a little asks nothing new. */
function about(near: ReturnType<typeof usePlaceHelp>['near']) {
  if (near === null) return null;
  const whole = (degrees: number) => Math.round(degrees * 10) / 10;
  return { latitude: whole(near.latitude), longitude: whole(near.longitude) };
}
