import type { ChosenPlace } from '../providers/chosen-place.js';

/** What the query of the map's address may say, by the names that it has there. */
export const MAP_ADDRESS = {
  /** The ends of the wished way, each as `endText` writes it. */
  from: 'nereden',
  to: 'nereye',
  /** Whose offer on that way is to be shown, as `linkedOfferText` writes it. */
  offer: 'teklif',
  /** The id of the own planned offer that is to begin. */
  departure: 'yayin',
} as const;

/** What parts name, coordinates and id of an end; a name has none of it. */
export const PART_BREAK = '@';

/**
 * An end as an address says it: 'Kadıköy, İstanbul@40.99000,29.03000@district-1421'; without the
 * id for a point, the name alone for a text that names no place.
 */
export function endText(name: string, place: ChosenPlace | null): string {
  const text = name.replaceAll(PART_BREAK, ' ').trim();
  if (place === null) return text;
  const point = `${place.latitude.toFixed(5)},${place.longitude.toFixed(5)}`;
  return [text, point, ...(place.id === undefined ? [] : [place.id])].join(PART_BREAK);
}

/** An offer that a link is about: its provider, and which of the provider's offers. */
export interface LinkedOffer {
  readonly providerId: number;
  /** When a planned offer begins, ms; null for the one that is under way. */
  readonly departsAt: number | null;
}

/** An offer as it stands in an address: '9', planned '9@1795433400000'. */
export const linkedOfferText = ({ providerId, departsAt }: LinkedOffer): string =>
  [providerId, ...(departsAt === null ? [] : [departsAt])].join(PART_BREAK);

const LINKED_OFFER = /^(\d{1,15})(?:@(\d{1,15}))?$/;

/** The offer that `linkedOfferText` wrote; null for any other text. */
export function linkedOfferIn(text: string): LinkedOffer | null {
  const [, providerId, departsAt] = LINKED_OFFER.exec(text) ?? [];
  if (providerId === undefined) return null;
  return { providerId: Number(providerId), departsAt: departsAt === undefined ? null : Number(departsAt) };
}
