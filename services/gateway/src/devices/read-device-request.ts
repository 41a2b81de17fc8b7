import type { DeviceApp } from '@rotadas/contracts/devices/device';
import { OsmAndQuery, OwnTracksLocation, TraccarLocation } from '@rotadas/contracts/devices/device-position';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { parseInput } from '../input/parse-input.js';

export interface DevicePosition {
  readonly latitude: number;
  readonly longitude: number;
  /** When it was taken by the clock of the device, epoch ms; undefined if now. */
  readonly at: number | undefined;
  /** Radius of the error in metres. */
  readonly accuracy: number | undefined;
  /** May be out of range. */
  readonly batteryPercent: number | undefined;
}

export interface DeviceRequest {
  readonly app: DeviceApp;
  readonly token: string | undefined;
  /** Null if the request has no position. Throws `input-invalid` or `media-unsupported`. */
  readonly readPosition: () => DevicePosition | null;
}

interface RawRequest {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** Recognizes the format by its content: not all apps declare it. Throws `json-invalid`. */
export function readDeviceRequest({ url, authorization, body }: RawRequest): DeviceRequest {
  const text = body.trim();
  const password = basicPassword(authorization);
  if (/^[{[]/.test(text)) return readJson(parseJson(text), password);
  const fields = toFields(text === '' ? (url.split('?')[1] ?? '') : text);
  if (text === '' && fields['id'] === undefined) return fromOwnTracks(null, password);
  // Traccar Client sends a form from version 10 on; others of this format use the query
  return fromOsmAnd(fields, text === '' ? 'osmand' : 'traccar');
}

function readJson(value: unknown, password: string | undefined): DeviceRequest {
  return isObject(value) && value['_type'] === undefined && value['location'] !== undefined
    ? fromTraccar(value)
    : fromOwnTracks(value, password);
}

function fromOwnTracks(message: unknown, token: string | undefined): DeviceRequest {
  return {
    app: 'owntracks',
    token,
    readPosition() {
      if (message === null) return null; // a deleted contact is an empty body
      const type = isObject(message) ? message['_type'] : undefined;
      if (type === 'encrypted') throw new DomainError('media-unsupported');
      if (typeof type === 'string' && type !== 'location') return null;
      const { lat, lon, tst, acc, batt } = parseInput(OwnTracksLocation, message, 'body');
      return { latitude: lat, longitude: lon, at: tst * 1_000, accuracy: acc, batteryPercent: batt };
    },
  };
}

function fromTraccar(message: Fields): DeviceRequest {
  const id = message['device_id'];
  return {
    app: 'traccar',
    token: typeof id === 'string' ? id : undefined,
    readPosition() {
      const { location } = parseInput(TraccarLocation, message, 'body');
      const { coords, timestamp, battery } = location;
      const level = battery?.level;
      return { ...coords, at: timestamp, accuracy: coords.accuracy, batteryPercent: level && level * 100 };
    },
  };
}

function fromOsmAnd(fields: Readonly<Record<string, string>>, app: DeviceApp): DeviceRequest {
  return {
    app,
    token: fields['id'],
    readPosition() {
      if (fields['lat'] === undefined && fields['lon'] === undefined) return null; // a sign of life
      const { lat, lon, timestamp, accuracy, batt } = parseInput(OsmAndQuery, fields, 'query');
      return { latitude: lat, longitude: lon, at: timestamp, accuracy, batteryPercent: batt };
    },
  };
}

/** Other names of these fields. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['deviceid', 'id'],
  ['hacc', 'accuracy'],
]);

/** Leaves out empty fields. */
function toFields(query: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, text] of new URLSearchParams(query)) {
    if (text !== '') fields[SYNONYMS.get(name) ?? name] = text;
  }
  const [lat, lon] = fields['location']?.split(',') ?? [];
  return { ...fields, ...(lat !== undefined && { lat, lon: lon ?? '' }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('json-invalid'); // without the cause, which quotes the text
  }
}

/** The user name may be any. */
function basicPassword(authorization = ''): string | undefined {
  const [, encoded] = /^basic +([\w+/=-]+)$/i.exec(authorization) ?? [];
  if (encoded === undefined) return undefined;
  const credentials = Buffer.from(encoded, 'base64').toString();
  const colon = credentials.indexOf(':');
  return colon < 0 ? undefined : credentials.slice(colon + 1);
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
