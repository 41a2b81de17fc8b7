import { isDeepStrictEqual } from 'node:util';
import { detailsOf, type OfferDetails } from '@rotadas/contracts/providers/offer-details';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** What a marker shows beside its place. */
export type Label = Omit<ActiveProvider, 'id' | 'latitude' | 'longitude' | 'at'>;

/** What of a label changed; a detail of the offer that is null is said no more. */
export type LabelChange = Partial<Omit<Label, keyof OfferDetails>> & {
  readonly [Name in keyof OfferDetails]?: OfferDetails[Name] | null;
};

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
export function labelJson(label: LabelChange): string {
  return JSON.stringify(label).slice(1, -1);
}

/** What of `next` differs from the label that `json`, the inside of a JSON object, holds. */
export function changedLabel(json: string, next: Label): LabelChange {
  if (json === labelJson(next)) return {};
  const before: Record<string, unknown> = JSON.parse(`{${json}}`);
  const unsaid = Object.keys(before).filter((field) => !(field in next));
  return Object.fromEntries([
    ...Object.entries(next).filter(([field, value]) => !isDeepStrictEqual(before[field], value)),
    ...unsaid.map((field) => [field, null]),
  ]);
}
