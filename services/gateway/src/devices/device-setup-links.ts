import { ERROR_RADIUS_MAX_METRES } from '@rotadas/contracts/devices/device-position';
/** A moving phone sends at least this often; the heartbeat is for one that stands still. */
const INTERVAL_SECONDS = 5;
const HEARTBEAT_SECONDS = 60;

/** OwnTracks also sends a position after so many metres. */
const DISPLACEMENT_METRES = 100;

const HTTP_MODE = 3;
const MOVE_MONITORING = 2;

/**
 * Configures OwnTracks when it is opened or scanned (owntracks.org/booklet, URL config).
 * The Base64 text is encoded once more, since a plus sign in a query can mean a space.
 */
export function ownTracksUrl(positionsUrl: string, token: string): string {
  const configuration = {
    _type: 'configuration',
    mode: HTTP_MODE,
    url: positionsUrl,
    auth: true,
    username: 'rotadas', // any: without one, the app sends no password
    password: token,
    deviceId: 'rotadas',
    tid: 'RD',
    monitoring: MOVE_MONITORING,
    locatorInterval: INTERVAL_SECONDS,
    moveModeLocatorInterval: INTERVAL_SECONDS, // Android has an interval of its own for this mode
    locatorDisplacement: DISPLACEMENT_METRES,
    ignoreInaccurateLocations: ERROR_RADIUS_MAX_METRES,
    extendedData: false,
    autostartOnBoot: true,
    cmd: false,
    remoteConfiguration: false,
  };
  const inline = Buffer.from(JSON.stringify(configuration)).toString('base64');
  return `owntracks:///config?inline=${encodeURIComponent(inline)}`;
}

/**
 * Configures Traccar Client when it is scanned; `distance=0` leaves only the interval
 * (github.com/traccar/traccar-client, lib/configuration_service.dart).
 */
export function traccarUrl(positionsUrl: string, token: string): string {
  const settings = new URLSearchParams({
    id: token,
    accuracy: 'high',
    interval: String(INTERVAL_SECONDS),
    distance: '0',
    heartbeat: String(HEARTBEAT_SECONDS),
    buffer: 'true',
    wakelock: 'true',
    service: 'true', // starts older versions
  });
  return `${positionsUrl}?${settings}`;
}
