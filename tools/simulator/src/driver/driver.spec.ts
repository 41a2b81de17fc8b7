import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
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
    ...{ from: 'Balıkesir', to: 'Bursa', stops: ['Karacabey'] },
    points: [
      [40, 28],
      [40.1, 28],
    ],
  },
  headStartKm: 0,
};

const Status = z.object({
  isOnline: z.boolean(),
  service: z.object({ from: z.string(), to: z.string(), stops: z.array(z.string()) }).optional(),
});
const USER = {
  ...{ id: 1, email: MEMBER.email, fullName: MEMBER.fullName, profileImage: null, rating: 0 },
  ...{ gender: 'female', birthDate: MEMBER.birthDate, phone: MEMBER.phone, description: null },
  ...{ isAdmin: false, termsAccepted: true, isOnline: false, activeService: null, serviceFrom: null },
  ...{ serviceTo: null, serviceDescription: null, onlineDuration: null, serviceEndsAt: null },
  ...{ showPhone: null, latitude: null, longitude: null, lastLocationUpdate: null },
};
const SIGNED_IN = { localId: 'u', idToken: 't', refreshToken: 'r', expiresIn: '3600' };

describe('Driver', () => {
  let server: Server;
  afterEach(() => {
    jest.restoreAllMocks();
    server.close();
  });

  it('offers its route, the reverse route after turning round, and goes offline when it stops', async () => {
    const stop = new AbortController();
    let now = 0; // each call takes 50 ms
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const offered: string[] = [];
    const receive = async (request: IncomingMessage) => {
      if (request.url !== '/api/providers/status') return;
      const { isOnline, service } = Status.parse(JSON.parse(await text(request)));
      offered.push(isOnline ? `${service?.from} – ${service?.to}` : 'offline');
      if (offered.length === 3) stop.abort();
    };
    server = createServer((request, response) => {
      now += 50;
      const answer = request.url?.startsWith('/api/') ? USER : SIGNED_IN;
      void receive(request).then(() => response.end(JSON.stringify(answer)));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('it has no port');
    const emulatorHost = `127.0.0.1:${address.port}`;
    const place = { emulatorHost, apiUrl: `http://${emulatorHost}`, password: 'x', intervalMs: 5 };
    const log = (line: string) => void line;
    const driver = new Driver(MEMBER, { ...place, stopping: stop.signal, log });
    await driver.drive();
    await driver.leave(AbortSignal.timeout(5_000));
    expect(offered).toEqual(['Balıkesir – Bursa', 'Bursa – Balıkesir', 'Balıkesir – Bursa', 'offline']);
  });
});
