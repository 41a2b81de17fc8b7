import './place-field.css';
import { PlaceIcon, type SuggestionKind } from './place-icon.js';

interface PlaceLabelProps {
  kind: SuggestionKind;
  name: string;
  /** What tells it from others of its name; left out where nothing does. */
  region?: string | undefined;
}

/** A place as a list shows it: what it is, its name, and where that is. */
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
