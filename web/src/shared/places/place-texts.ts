import type { Place } from '@rotadas/contracts/matching/place';
import i18next from 'i18next';

/** What tells a place from others of its name: 'İlçe · İstanbul', 'Köy · Merkez, Yalova'. */
export function regionText({ name, kind, district, province }: Place): string {
  const kindText = i18next.t(`places:kinds.${kind}`);
  if (kind === 'province') return kindText;
  const region = district === null || district === name ? province : `${district}, ${province}`;
  return `${kindText} · ${region}`;
}
