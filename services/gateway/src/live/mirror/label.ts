import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** What a marker shows beside its place. */
export type Label = Omit<ActiveProvider, 'id' | 'latitude' | 'longitude' | 'at'>;

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
  };
}

/** A label, or a part of one, as the inside of a JSON object. */
export function labelJson(label: Partial<Label>): string {
  return JSON.stringify(label).slice(1, -1);
}

/** What of `next` differs from the label that `json`, the inside of a JSON object, holds. */
export function changedLabel(json: string, next: Label): Partial<Label> {
  if (json === labelJson(next)) return {};
  const before = new Map<string, unknown>(Object.entries(JSON.parse(`{${json}}`)));
  return Object.fromEntries(Object.entries(next).filter(([field, value]) => before.get(field) !== value));
}
