import type { OwnPosition } from '../map/map-types.js';
import { lookupPosition } from './lookup-position.js';
import { recentPosition } from './recent-position.js';

/** The device's last position if that is recent, else a new one; fails with a PositionFailure. */
export const currentPosition = async (): Promise<OwnPosition> => recentPosition() ?? lookupPosition();
