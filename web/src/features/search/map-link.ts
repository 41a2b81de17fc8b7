import { type LinkedOffer, linkedOfferIn, MAP_ADDRESS } from '@rotadas/contracts/matching/map-address';

/** What a link to the map is about, besides the way that it says. */
export interface MapLink {
  /** Whose offer on that way is to be shown; null where none is named. */
  readonly offer: LinkedOffer | null;
  /** The own planned offer that is to begin; null where none is named. */
  readonly departureId: number | null;
}

/** What the query of an address is about; null where it is about nothing. */
export function linkIn(query: string): MapLink | null {
  const said = new URLSearchParams(query);
  const offer = linkedOfferIn(said.get(MAP_ADDRESS.offer) ?? '');
  const departure = said.get(MAP_ADDRESS.departure) ?? '';
  const departureId = /^\d{1,15}$/.test(departure) ? Number(departure) : null;
  return offer === null && departureId === null ? null : { offer, departureId };
}

/** The query without what a link is about, which is opened once. */
export function withoutLink(query: string): string {
  const rest = new URLSearchParams(query);
  rest.delete(MAP_ADDRESS.offer);
  rest.delete(MAP_ADDRESS.departure);
  return rest.size === 0 ? '' : `?${rest}`;
}
