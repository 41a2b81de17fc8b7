import type { BannedContactStore } from '../../src/users/store/banned-contact.store.js';

/** Has the contacts themselves, which the test adds. */
export class InMemoryBannedContacts implements Pick<BannedContactStore, 'includes'> {
  readonly contacts = new Set<string>();

  async includes(_contact: 'email' | 'phone', value: string): Promise<boolean> {
    return this.contacts.has(value.toLowerCase());
  }
}
