import type { Place, PlaceKind } from '@rotadas/contracts/matching/place';
import i18next from 'i18next';
import { LineIcon } from '../ui/icon.js';
import './place-field.css';

interface PlaceLabelProps {
  kind: SuggestionKind;
  name: string;
  region?: string | undefined;
}

export function PlaceLabel({ kind, name, region }: PlaceLabelProps) {
  return (
    <span className="place-label">
      <PlaceIcon kind={kind} />
      <span className="place-label-words">
        <strong>{name}</strong> {region !== undefined && <small>{region}</small>}
      </span>
    </span>
  );
}

/** 'İlçe · İstanbul', 'Köy · Merkez, Yalova'. */
export function regionText({ name, kind, district, province }: Place): string {
  const kindText = i18next.t(`places:kinds.${kind}`);
  if (kind === 'province') return kindText;
  const region = district === null || district === name ? province : `${district}, ${province}`;
  return `${kindText} · ${region}`;
}

type SuggestionKind = PlaceKind | 'here' | 'map' | 'recent';

const PIN =
  'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z';
const HOUSES = 'M3 20V11l5-4 5 4v9M13 20v-6l4-3 4 3v6M2 20h20M7 20v-4h2v4';

const PLACE_ICON_PATHS: Record<SuggestionKind, string> = {
  province: PIN,
  district: PIN,
  town: HOUSES,
  village: HOUSES,
  neighbourhood: HOUSES,
  airport:
    'M12 3a1.500 1.500 0 0 1 1.500 1.500V9l7.500 5v2l-7.500-2.500V18l2.500 2v1.500L12 20.500 8 21.500V20l2.500-2v-4.500L3 16v-2l7.500-5V4.500A1.500 1.500 0 0 1 12 3z',
  'bus-terminal':
    'M5 17V6a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v11zM5 12h14M8 17v3M16 17v3M8 14.500v.01M16 14.500v.01',
  pier: 'M12 7v14M12 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 10h8M4 14c0 4 3.500 7 8 7s8-3 8-7',
  station:
    'M7 3h10a2 2 0 0 1 2 2v9a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V5a2 2 0 0 1 2-2zM5 10h14M9 13.500v.01M15 13.500v.01M9 17l-3 4M15 17l3 4',
  square: 'M12 3v18M3 12h18M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  university: 'M2 9l10-5 10 5-10 5zM6 11.500V17c2 2 10 2 12 0v-5.500M22 9v6',
  here: 'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12 2v3M12 19v3M2 12h3M19 12h3M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  map: 'M9 4L3 6.500V20l6-2.500 6 2.500 6-2.500V4l-6 2.500zM9 4v13.500M15 6.500V20',
  recent: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
};

function PlaceIcon({ kind }: { kind: SuggestionKind }) {
  return <LineIcon path={PLACE_ICON_PATHS[kind]} size={22} lineWidth={1.8} />;
}
