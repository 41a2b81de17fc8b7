import { jest } from '@jest/globals';
import { z } from 'zod';
import type { Member } from '../fleet/fleet.ts';
import { Driver } from './driver.ts';

const MEMBER: Member = {
  fullName: 'Ayşe Yılmaz',
  gender: 'female',
  email: 'saglayici001@rotadas.example',
  phone: '0555 000 00 01',
  birthDate: '1980-01-11',
  vehicle: { type: 'companion', speedKmh: 50_000, description: '', calls: true },
  route: {
    from: 'Balıkesir',
    to: 'Bursa',
    stops: ['Karacabey'],
    points: [
      [40, 28],
      [40.1, 28],
    ],
  },
  headStartKm: 0,
};

const Status = z.object({
  isOnline: z.boolean(),
  service: z.object({ from: z.string(), to: z.string() }).optional(),
});
const NO_AGREEMENTS = { items: [], next: null };
const USER = { termsAccepted: true, phone: MEMBER.phone, birthDate: MEMBER.birthDate };
const SIGNED_IN = { localId: 'u', idToken: 't', expiresIn: '3600' };
const PLACE = {
  emulatorHost: 'auth.example',
  apiUrl: 'http://api.example',
  password: 'x',
  intervalMs: 5,
};

describe('Driver', () => {
  afterEach(() => jest.restoreAllMocks());

  it('offers its route, the reverse route after turning round, and goes offline when it stops', async () => {
    const stop = new AbortController();
    let now = 0; // each call takes 50 ms
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const offered: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
      now += 50;
      const { host, pathname } = new URL(String(address));
      if (host === PLACE.emulatorHost) return Response.json(SIGNED_IN);
      if (pathname === '/api/providers/location') return new Response(null, { status: 204 });
      if (pathname === '/api/agreements') return Response.json(NO_AGREEMENTS);
      if (pathname === '/api/providers/status') {
        const { isOnline, service } = Status.parse(JSON.parse(String(request?.body)));
        offered.push(isOnline ? `${service?.from} – ${service?.to}` : 'offline');
        if (offered.length === 3) stop.abort();
      }
      return Response.json(USER, { status: pathname === '/api/services' ? 201 : 200 });
    });
    const driver = new Driver(MEMBER, { ...PLACE, stopping: stop.signal, log: () => undefined });
    await driver.drive();
    await driver.leave(AbortSignal.timeout(5_000));
    expect(offered).toEqual(['Balıkesir – Bursa', 'Bursa – Balıkesir', 'Balıkesir – Bursa', 'offline']);
  });

  it('sends its positions as a device, some as the page, and adds the device again if it is unknown', async () => {
    const stop = new AbortController();
    const older = {
      id: 7,
      name: 'Simülatör',
      createdAt: 1,
      app: null,
      lastSeenAt: null,
      batteryPercent: null,
    };
    const other = { ...older, id: 8, name: 'Telefonum' };
    const links = { ownTracksUrl: 'owntracks:///config', traccarUrl: 'http://api.example' };
    const paths: string[] = [];
    let tokens = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
      const { host, pathname } = new URL(String(address));
      if (host === PLACE.emulatorHost) return Response.json(SIGNED_IN);
      if (pathname.startsWith('/api/devices') || pathname === '/api/providers/location')
        paths.push(`${request?.method} ${pathname.replace('/api/', '')}`);
      if (pathname === '/api/providers/location') {
        stop.abort();
        return new Response(null, { status: 204 });
      }
      if (pathname === '/api/agreements') return Response.json(NO_AGREEMENTS);
      if (pathname === '/api/devices/positions')
        return tokens === 1 && paths.length > 4
          ? Response.json({ error: '', code: 'token-invalid' }, { status: 401 })
          : Response.json([]);
      if (pathname === '/api/devices' && request?.method === 'GET') return Response.json([older, other]);
      if (pathname === '/api/devices') {
        const token = 'a'.repeat(21) + String((tokens += 1));
        return Response.json({ ...older, id: 9, token, ...links }, { status: 201 });
      }
      if (request?.method === 'DELETE') return new Response(null, { status: 204 });
      return Response.json(USER, { status: pathname === '/api/services' ? 201 : 200 });
    });
    const slow = { ...MEMBER, vehicle: { ...MEMBER.vehicle, speedKmh: 1 }, app: 'owntracks' as const };
    const driver = new Driver(slow, { ...PLACE, stopping: stop.signal, log: () => undefined });
    await driver.drive();
    const joined = ['GET devices', 'DELETE devices/7', 'POST devices'];
    const sent = (count: number) => Array.from({ length: count }, () => 'POST devices/positions');
    expect(paths).toEqual([...joined, ...sent(2), ...joined, ...sent(7), 'POST providers/location']);
  });
});
