import { useState } from 'react';
import { useSelector } from 'react-redux';
import { z } from 'zod';
import { selectUserId } from '../../shared/auth/session-slice.js';
import { deviceStorage } from '../../shared/storage/browser-storage.js';
import { readStored } from '../../shared/storage/read-stored.js';
import { trustedContactsKey } from '../../shared/storage/user-keys.js';

export const CONTACTS_MAX = 3;

/** The phone is in international form. */
const TrustedContact = z.object({ name: z.string(), phone: z.string() });
export type TrustedContact = z.infer<typeof TrustedContact>;

const TrustedContacts = z.array(TrustedContact).max(CONTACTS_MAX);

export const contactKey = ({ name, phone }: TrustedContact): string => phone + name;

/**
 * Replaces `old` by `next` in the stored list, which another tab may have changed; null adds or
 * removes. Returns false if the list is full.
 */
export type ChangeContact = (old: TrustedContact | null, next: TrustedContact | null) => boolean;

/** The user's trusted contacts, which only this device stores. */
export function useTrustedContacts(): { contacts: readonly TrustedContact[]; change: ChangeContact } {
  const key = trustedContactsKey(useSelector(selectUserId));
  const readContacts = () => readStored(key, TrustedContacts) ?? [];
  const [contacts, setContacts] = useState<readonly TrustedContact[]>(readContacts);
  const change: ChangeContact = (old, next) => {
    const stored = readContacts();
    const index = old === null ? -1 : stored.findIndex((each) => contactKey(each) === contactKey(old));
    const added = next === null ? [] : [next];
    const changed = index < 0 ? [...stored, ...added] : stored.toSpliced(index, 1, ...added);
    const fits = changed.length <= CONTACTS_MAX;
    if (fits) deviceStorage.set(key, JSON.stringify(changed));
    setContacts(fits ? changed : stored);
    return fits;
  };
  return { contacts, change };
}
