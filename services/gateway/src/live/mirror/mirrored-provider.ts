import { isDeepStrictEqual } from 'node:util';
import type { CellMove, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import type { Cell } from '@rotadas/contracts/live/cell';
import { type Coordinates, coarsePoint } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { detailsOf, type OfferDetails } from '@rotadas/contracts/providers/offer-details';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** How exactly a client gets positions: as they are stored, or with three decimals of a degree. */
export type Precision = 'exact' | 'coarse';

/** What a marker shows beside its place. */
type Label = Omit<ActiveProvider, 'id' | 'latitude' | 'longitude' | 'at'>;

/** What of a label changed; a detail of the offer that is null is said no more. */
export type LabelChange = Partial<Omit<Label, keyof OfferDetails>> & {
  readonly [Name in keyof OfferDetails]?: OfferDetails[Name] | null;
};

/**
 * A provider on the map as the gateway keeps it: what moves as numbers, all the rest as the JSON
 * that is sent, so that a mirrored provider takes little memory and a frame costs little more than
 * joining texts.
 */
export class MirroredProvider {
  readonly id: number;
  version: number;
  latitude: number;
  longitude: number;
  at: number;
  cell: Cell;
  /** The mirror's count of changes when this one last changed. */
  stamp = 0;
  type: ServiceType;
  endsAt: number | null;
  private label: string;
  /** The version at which the label was read: a step, which carries none, may be of a later one. */
  private labelVersion: number;
  private place: string | undefined;

  constructor(provider: VersionedProvider, cell: Cell) {
    this.id = provider.id;
    this.version = provider.version;
    this.latitude = provider.latitude;
    this.longitude = provider.longitude;
    this.at = provider.at;
    this.cell = cell;
    this.type = provider.activeService;
    this.endsAt = provider.endsAt;
    this.label = labelJson(labelOf(provider));
    this.labelVersion = provider.version;
  }

  move({ latitude, longitude, at, version }: CellMove, cell: Cell): void {
    this.version = version;
    this.latitude = latitude;
    this.longitude = longitude;
    this.at = at;
    this.cell = cell;
    this.place = undefined;
  }

  /**
   * Takes over the label of `provider` where it is newer than the known one; answers which parts of
   * it changed.
   */
  relabel(provider: VersionedProvider): LabelChange {
    if (provider.version <= this.labelVersion) return {};
    this.labelVersion = provider.version;
    const label = labelOf(provider);
    const changed = changedLabel(this.label, label);
    if (Object.keys(changed).length === 0) return changed; // as in nearly all of a snapshot
    this.type = label.activeService;
    this.endsAt = label.endsAt;
    this.label = labelJson(label);
    return changed;
  }

  /** Where it is, for clients that get positions with `precision`. */
  pointAt(precision: Precision): Coordinates {
    return precision === 'exact' ? this : coarsePoint(this);
  }

  /** All of it, as JSON without the closing brace. */
  openJson(precision: Precision): string {
    return `{"id":${this.id},${this.placeJson(precision)},${this.label}`;
  }

  /** All of it, as JSON. */
  json(precision: Precision): string {
    return `${this.openJson(precision)}}`;
  }

  /** Its place, and of its label what changed, as JSON. */
  changedJson(changed: LabelChange | undefined, precision: Precision): string {
    const label = changed && Object.keys(changed).length > 0 ? `,${labelJson(changed)}` : '';
    return `{"id":${this.id},${this.placeJson(precision)}${label}}`;
  }

  private placeJson(precision: Precision): string {
    if (precision === 'coarse') return placeJson(coarsePoint(this), this.at);
    this.place ??= placeJson(this, this.at);
    return this.place;
  }
}

function placeJson({ latitude, longitude }: Coordinates, at: number): string {
  return `"latitude":${latitude},"longitude":${longitude},"at":${at}`;
}

/** The label of a provider, without anything else that it may carry. */
export function labelOf(provider: ActiveProvider): Label {
  return {
    fullName: provider.fullName,
    activeService: provider.activeService,
    serviceFrom: provider.serviceFrom,
    serviceTo: provider.serviceTo,
    serviceDescription: provider.serviceDescription,
    phone: provider.phone,
    endsAt: provider.endsAt,
    ...detailsOf(provider),
  };
}

/** A label, or a part of one, as the inside of a JSON object. */
function labelJson(label: LabelChange): string {
  return JSON.stringify(label).slice(1, -1);
}

/** What of `next` differs from the label that `json`, the inside of a JSON object, holds. */
function changedLabel(json: string, next: Label): LabelChange {
  if (json === labelJson(next)) return {};
  const before: Record<string, unknown> = JSON.parse(`{${json}}`);
  const unsaid = Object.keys(before).filter((field) => !(field in next));
  return Object.fromEntries([
    ...Object.entries(next).filter(([field, value]) => !isDeepStrictEqual(before[field], value)),
    ...unsaid.map((field) => [field, null]),
  ]);
}
