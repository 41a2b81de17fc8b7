import { isDeepStrictEqual } from 'node:util';
import type { CellMove, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import type { Cell } from '@rotadas/contracts/live/cell';
import { type Coordinates, coarsenPoint } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { coarsenPlace } from '@rotadas/contracts/providers/chosen-place';
import { pickOfferDetails, type OfferDetails } from '@rotadas/contracts/providers/offer-details';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** `coarse` has three decimals of a degree, also in chosen places. */
export type Precision = 'exact' | 'coarse';

type Content = Omit<ActiveProvider, 'id' | 'latitude' | 'longitude' | 'at'>;

/** Changed fields; null means that the offer no longer has the detail. */
export type ContentChange = Partial<Omit<Content, keyof OfferDetails>> & {
  readonly [Name in keyof OfferDetails]?: OfferDetails[Name] | null;
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
  private content: string;
  private coarseContent: string;
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
    const content = toContent(provider);
    this.content = contentJson(content, 'exact');
    this.coarseContent = contentJson(content, 'coarse');
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
    const json = contentJson(content, 'exact');
    if (json === this.content) return {}; // as in nearly all of a snapshot
    const changed = changedContent(this.content, content);
    this.type = content.activeService;
    this.endsAt = content.endsAt;
    this.content = json;
    this.coarseContent = contentJson(content, 'coarse');
    return changed;
  }

  pointAt(precision: Precision): Coordinates {
    return precision === 'exact' ? this : coarsenPoint(this);
  }

  /** Without the closing brace. */
  fullJson(precision: Precision): string {
    const content = precision === 'exact' ? this.content : this.coarseContent;
    return `{"id":${this.id},${this.positionJson(precision)},${content}`;
  }

  json(precision: Precision): string {
    return `${this.fullJson(precision)}}`;
  }

  /** `changed`: undefined if nothing did. */
  changedJson(changed: ContentChange | undefined, precision: Precision): string {
    const content = changed ? `,${contentJson(changed, precision)}` : '';
    return `{"id":${this.id},${this.positionJson(precision)}${content}}`;
  }

  private positionJson(precision: Precision): string {
    if (precision === 'coarse') return positionJson(coarsenPoint(this), this.at);
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

/** Without the braces. */
function contentJson(content: ContentChange, precision: Precision): string {
  return JSON.stringify(precision === 'exact' ? content : coarsenPlaces(content)).slice(1, -1);
}

function changedContent(json: string, next: Content): ContentChange {
  const before: Record<string, unknown> = JSON.parse(`{${json}}`);
  const removed = Object.keys(before).filter((field) => !(field in next));
  return Object.fromEntries([
    ...Object.entries(next).filter(([field, value]) => !isDeepStrictEqual(before[field], value)),
    ...removed.map((field) => [field, null]),
  ]);
}
