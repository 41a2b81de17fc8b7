import { Device, type DeviceInput, NewDevice } from '@rotadas/contracts/devices/device';
import { devicesCalls } from '@rotadas/contracts/devices/devices.calls';
import { z } from 'zod';
import { api } from '../../shared/api/api.js';
import { callMutation, callQuery } from '../../shared/api/call-endpoints.js';

const devicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    devices: callQuery(build, devicesCalls.listDevices, () => ({}), {
      responseSchema: z.array(Device),
      keepUnusedDataFor: 0, // An old list would show a silent phone as sending
      providesTags: ['Devices'],
    }),
    addDevice: callMutation(build, devicesCalls.addDevice, (body: DeviceInput) => ({ body }), {
      responseSchema: NewDevice,
      invalidatesTags: ['Devices'],
    }),
    removeDevice: callMutation(
      build,
      devicesCalls.removeDevice,
      (id: number) => ({ params: { id: String(id) } }),
      { invalidatesTags: ['Devices'] },
    ),
  }),
});

export const { useDevicesQuery, useAddDeviceMutation, useRemoveDeviceMutation } = devicesApi;
