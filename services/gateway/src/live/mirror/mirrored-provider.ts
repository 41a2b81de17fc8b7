import { isDeepStrictEqual } from 'node:util';
import type { CellMove, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import type { Cell } from '@rotadas/contracts/live/cell';
import { type Coordinates, coarsenPoint } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { coarsenPlace } from '@rotadas/contracts/providers/chosen-place';
import { pickOfferDetails, type OfferDetails } from '@rotadas/contracts/providers/offer-details';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { ShownRating } from '@rotadas/contracts/primitives/shown-rating';

/**
 * What a live view shows: `anonymous` has three decimals of a degree, also in chosen places, and
 * neither the name, the phone number, nor the description, in which people write both.
 */
export type LivePrecision = 'exact' | 'anonymous';

/** The list also has `coarse`, which shows the person beside rounded places. */
export type Precision = LivePrecision | 'coarse';

type Content = Omit<ActiveProvider, 'id' | 'latitude' | 'longitude' | 'at'>;

type PersonalFields = Pick<Content, 'fullName' | 'phone' | 'serviceDescription' | 'rating' | 'ratings'>;

const HIDDEN_PERSONAL_FIELDS = toJson<PersonalFields>({
  fullName: '',
  phone: null,
  serviceDescription: null,
});

/** Changed fields; null means that the offer no longer has the detail. */
export type ContentChange = Partial<Omit<Content, keyof OfferDetails | keyof ShownRating>> & {
  readonly [Name in keyof (OfferDetails & ShownRating)]?: Content[Name] | null;
};

/**
 * Keeps the position as numbers and the rest as the JSON that is sent: it saves memory, and a frame
 * is little more than a join of texts.
 */
export class MirroredProvider {
  readonly id: number;
  version: number;
  latitude: number;
  longitude: number;
  at: number;
  cell: Cell;
  revision = 0;
  type: ServiceType;
  endsAt: number | null;
  private person: string;
  /** The content that does not identify the person, as JSON. */
  private offer: string;
  private coarseOffer: string;
  /** May be older than `version`, since a move carries no content. */
  private contentVersion: number;
  private positionText: string | undefined;

  constructor(provider: VersionedProvider, cell: Cell) {
    this.id = provider.id;
    this.version = provider.version;
    this.latitude = provider.latitude;
    this.longitude = provider.longitude;
    this.at = provider.at;
    this.cell = cell;
    this.type = provider.activeService;
    this.endsAt = provider.endsAt;
    const { person, offer } = splitPersonalFields(toContent(provider));
    this.person = toJson(person);
    this.offer = toJson(offer);
    this.coarseOffer = toJson(coarsenPlaces(offer));
    this.contentVersion = provider.version;
  }

  move({ latitude, longitude, at, version }: CellMove, cell: Cell): void {
    this.version = version;
    this.latitude = latitude;
    this.longitude = longitude;
    this.at = at;
    this.cell = cell;
    this.positionText = undefined;
  }

  /** Applies newer content; returns the changed fields. */
  updateContent(provider: VersionedProvider): ContentChange {
    if (provider.version <= this.contentVersion) return {};
    this.contentVersion = provider.version;
    const content = toContent(provider);
    const { person, offer } = splitPersonalFields(content);
    const [personJson, offerJson] = [toJson(person), toJson(offer)];
    if (personJson === this.person && offerJson === this.offer) return {}; // as in nearly all of a snapshot
    const changed = changedContent(`${this.person},${this.offer}`, content);
    this.type = content.activeService;
    this.endsAt = content.endsAt;
    this.person = personJson;
    this.offer = offerJson;
    this.coarseOffer = toJson(coarsenPlaces(offer));
    return changed;
  }

  pointAt(precision: Precision): Coordinates {
    return precision === 'exact' ? this : coarsenPoint(this);
  }

  /** Allows the caller to append a field, such as the distance, before it closes the object. */
  jsonWithoutClosingBrace(precision: Precision): string {
    const person = precision === 'anonymous' ? HIDDEN_PERSONAL_FIELDS : this.person;
    const offer = precision === 'exact' ? this.offer : this.coarseOffer;
    return `{"id":${this.id},${this.positionJson(precision)},${person},${offer}`;
  }

  json(precision: Precision): string {
    return `${this.jsonWithoutClosingBrace(precision)}}`;
  }

  /** `changed`: undefined if nothing did. */
  changedJson(changed: ContentChange | undefined, precision: LivePrecision): string {
    const content = changed ? changedJson(changed, precision) : '';
    return `{"id":${this.id},${this.positionJson(precision)}${content && `,${content}`}}`;
  }

  private positionJson(precision: Precision): string {
    if (precision !== 'exact') return positionJson(coarsenPoint(this), this.at);
    this.positionText ??= positionJson(this, this.at);
    return this.positionText;
  }
}

function positionJson({ latitude, longitude }: Coordinates, at: number): string {
  return `"latitude":${latitude},"longitude":${longitude},"at":${at}`;
}

export function toContent(provider: ActiveProvider): Content {
  return {
    fullName: provider.fullName,
    activeService: provider.activeService,
    serviceFrom: provider.serviceFrom,
    serviceTo: provider.serviceTo,
    serviceDescription: provider.serviceDescription,
    phone: provider.phone,
    endsAt: provider.endsAt,
    ...(provider.ratings !== undefined && { rating: provider.rating, ratings: provider.ratings }),
    ...pickOfferDetails(provider),
  };
}

function coarsenPlaces(content: ContentChange): ContentChange {
  const { fromPlace, toPlace, stopPlaces } = content;
  return {
    ...content,
    ...(fromPlace && { fromPlace: coarsenPlace(fromPlace) }),
    ...(toPlace && { toPlace: coarsenPlace(toPlace) }),
    ...(stopPlaces && { stopPlaces: stopPlaces.map((place) => place && coarsenPlace(place)) }),
  };
}

function splitPersonalFields<Fields extends ContentChange>({
  fullName,
  phone,
  serviceDescription,
  rating,
  ratings,
  ...offer
}: Fields) {
  return { person: { fullName, phone, serviceDescription, rating, ratings }, offer };
}

function changedJson(changed: ContentChange, precision: LivePrecision): string {
  return toJson(precision === 'exact' ? changed : coarsenPlaces(splitPersonalFields(changed).offer));
}

/** Returns the JSON of the fields without the braces. */
function toJson<Fields extends object>(fields: Fields): string {
  return JSON.stringify(fields).slice(1, -1);
}

function changedContent(json: string, next: Content): ContentChange {
  const before: Record<string, unknown> = JSON.parse(`{${json}}`);
  const removed = Object.keys(before).filter((field) => !(field in next));
  return Object.fromEntries([
    ...Object.entries(next).filter(([field, value]) => !isDeepStrictEqual(before[field], value)),
    ...removed.map((field) => [field, null]),
  ]);
}
