import {
  endText,
  type LinkedOffer,
  linkedOfferText,
  MAP_ADDRESS,
} from '@rotadas/contracts/matching/map-address';
import type { ChosenPlace } from '@rotadas/contracts/providers/chosen-place';

/** What a link into the search names. */
interface Found {
  readonly from: string;
  readonly to: string;
  /** Where these are; undefined for a text that names no place, which the app asks back. */
  readonly fromPlace: ChosenPlace | undefined;
  readonly toPlace: ChosenPlace | undefined;
  readonly offer: LinkedOffer;
}

/** Where the web app shows an offer on a way that was searched for. */
export function matchLink({ from, to, fromPlace, toPlace, offer }: Found): string {
  return `/?${new URLSearchParams({
    [MAP_ADDRESS.from]: endText(from, fromPlace ?? null),
    [MAP_ADDRESS.to]: endText(to, toPlace ?? null),
    [MAP_ADDRESS.offer]: linkedOfferText(offer),
  })}`;
}

/** Where a provider goes online with a planned offer by one tap. */
export const departureLink = (offerId: number): string => `/?${MAP_ADDRESS.departure}=${offerId}`;
