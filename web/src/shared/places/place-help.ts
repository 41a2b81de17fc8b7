import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { createContext, useContext } from 'react';

/** What a screen lends to the place fields on it. */
export interface PlaceHelp {
  /** Whose last places are suggested. */
  userId: string;
  /** Where the user looks: of places of one name the nearer one comes first. */
  near: Coordinates | null;
  /** The user's own position, if it is known. */
  position: Coordinates | null;
  /**
   * Has the user point at a place on the map; null when that is given up. Left out where there is
   * no map.
   */
  pickOnMap?: () => Promise<Coordinates | null>;
}

const NO_HELP: PlaceHelp = { userId: '', near: null, position: null };

/** Hands it to the fields, however deep they stand. */
export const PlaceHelpContext = createContext<PlaceHelp>(NO_HELP);

/** What the screen lends to a place field. */
export const usePlaceHelp = (): PlaceHelp => useContext(PlaceHelpContext);
