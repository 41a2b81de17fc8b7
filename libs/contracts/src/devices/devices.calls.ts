import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import { Device, DeviceInput, NewDevice } from './device.js';
import { DEVICE_BODY_BYTES, OsmAndQuery, OwnTracksLocation, TraccarLocation } from './device-position.js';
import { devicesRpc } from './devices.rpc.js';

const common = { tag: 'devices', access: 'signed-in', limit: 'user' } as const;

const position = {
  path: '/api/devices/positions',
  tag: 'devices',
  access: 'device',
  limit: 'own',
  responses: {
    200: { description: 'The position was stored or dropped. OwnTracks receives `[]`, others no body' },
  },
  errors: [],
} as const;

export const devicesCalls = {
  addDevice: defineCall({
    ...common,
    method: 'POST',
    path: '/api/devices',
    summary: 'Adds a device that sends positions while the app is closed. A user can have three.',
    body: DeviceInput,
    responses: {
      201: { description: 'The device with its token, which is shown only now', body: NewDevice },
    },
    errors: devicesRpc.add.errors,
  }),
  listDevices: defineCall({
    ...common,
    method: 'GET',
    path: '/api/devices',
    summary: "Lists the user's devices, newest first.",
    responses: { 200: { description: 'The devices', body: z.array(Device) } },
    errors: devicesRpc.list.errors,
  }),
  removeDevice: defineCall({
    ...common,
    method: 'DELETE',
    path: '/api/devices/{id}',
    summary: "Removes one of the user's devices. Its token is rejected immediately.",
    params: z.strictObject({ id: SerialIdText }),
    responses: { 204: { description: 'The device was removed' } },
    errors: devicesRpc.remove.errors,
  }),
  storeDevicePosition: defineCall({
    ...position,
    method: 'POST',
    summary:
      'Stores a position of OwnTracks (token as password), of Traccar Client (token as `device_id`), or of a program with the format of OsmAnd (a form, token as `id`).',
    body: z.union([OwnTracksLocation, TraccarLocation]),
    form: OsmAndQuery,
    bodyBytes: DEVICE_BODY_BYTES,
  }),
  storeDevicePositionByQuery: defineCall({
    ...position,
    method: 'GET',
    summary: 'Stores a position in the format of OsmAnd.',
    query: OsmAndQuery,
  }),
};
