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

/** The user's trusted contacts, which only this device stores. */
export function useTrustedContacts() {
  const key = trustedContactsKey(useSelector(selectUserId));
  const [contacts, setContacts] = useState<readonly TrustedContact[]>(
    () => readStored(key, TrustedContacts) ?? [],
  );
  const save = (next: readonly TrustedContact[]) => {
    deviceStorage.set(key, JSON.stringify(next));
    setContacts(next);
  };
  return { contacts, save };
}
