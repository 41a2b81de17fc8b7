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
const USER = { termsAccepted: true, phone: MEMBER.phone, birthDate: MEMBER.birthDate };
const SIGNED_IN = { localId: 'u', idToken: 't', refreshToken: 'r', expiresIn: '3600' };
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
});
