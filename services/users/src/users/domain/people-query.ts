import { internationalPhone } from '@rotadas/contracts/primitives/phone-number';
import { SerialIdText } from '@rotadas/contracts/primitives/serial-id';

/** What a query of an admin may mean; undefined fields are not searched. */
export interface PeopleFilter {
  readonly id?: number;
  readonly email?: string;
  /** The international form, and the typed one, which old versions stored. */
  readonly phones?: readonly string[];
  /** Beginnings of a name: the letters i and ı are different for MongoDB. */
  readonly names?: readonly string[];
}

/** Variants double with each i; further letters i are as typed. */
const VARIED_MAX = 4;

/** A name has a letter, an e-mail address a sign of its own; a number may be an ID or a phone. */
export function toPeopleFilter(query: string): PeopleFilter {
  if (query.includes('@')) return { email: query };
  if (/\p{L}/u.test(query)) return { names: nameVariants(query) };
  const id = SerialIdText.safeParse(query).data;
  const phone = internationalPhone(query);
  return { ...(id !== undefined && { id }), ...(phone !== null && { phones: [...new Set([phone, query])] }) };
}

/** The start of a name with each of its letters i, whatever the case, as i and as ı. */
function nameVariants(start: string): string[] {
  let varied = 0;
  return Array.from(start).reduce<string[]>(
    (variants, letter) => {
      if (!/[iıİI]/.test(letter) || varied === VARIED_MAX) return variants.map((each) => each + letter);
      varied += 1;
      return variants.flatMap((each) => [`${each}i`, `${each}ı`]);
    },
    [''],
  );
}
