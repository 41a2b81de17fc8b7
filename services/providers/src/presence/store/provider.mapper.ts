import type { ProviderRecord } from '../domain/provider-record.js';
import type { ProviderDocument } from './provider.schema.js';

/** The record in a document; a field that is not named here never leaves the store. */
export function toRecord(document: ProviderDocument): ProviderRecord {
  return {
    userId: document._id,
    isOnline: document.isOnline,
    session: document.session,
    fullName: document.fullName,
    phone: document.phone,
    profileAt: document.profileAt,
    since: document.since,
    endsAt: document.endsAt,
    offer: document.offer,
  };
}
