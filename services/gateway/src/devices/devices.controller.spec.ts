import { NewDevice } from '@rotadas/contracts/devices/device';
import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { DEVICE } from '../../test/support/stand-in-services.js';
import { hashDeviceToken } from './device-token.js';

const gateway = useGateway({ PUBLIC_URL: 'http://yol.localhost:8080' });

const addDevice = async (name: string) =>
  NewDevice.parse(await (await gateway.call('/api/devices', { name })).json());

describe('a device', () => {
  it('is added with a new token, of which only the hash leaves the gateway', async () => {
    const [added, other] = [await addDevice(' Cep  telefonum '), await addDevice('Araç')];
    expect(added).toMatchObject({ ...DEVICE, name: 'Cep telefonum' });
    expect(added.token).not.toBe(other.token);
    expect(gateway.standIns.requests.at(-2)).toEqual({
      userId: 7,
      device: { name: 'Cep telefonum' },
      tokenHash: hashDeviceToken(added.token),
    });
  });

  it('is added with addresses that send its positions to the public URL', async () => {
    const { token, ownTracksUrl, traccarUrl } = await addDevice('Telefon');
    const url = 'http://yol.localhost:8080/api/devices/positions';
    expect(traccarUrl.startsWith(`${url}?id=${token}&`)).toBe(true);
    const inline = new URL(ownTracksUrl).searchParams.get('inline') ?? '';
    expect(JSON.parse(Buffer.from(inline, 'base64').toString())).toMatchObject({ url, password: token });
  });

  it('can send positions immediately, and is then listed and removed by its owner', async () => {
    const { token } = await addDevice('Telefon');
    const sent = await fetch(`${gateway.url}/api/devices/positions?id=${token}&lat=39.9&lon=32.8`);
    expect([sent.status, gateway.standIns.batches.at(-1)]).toMatchObject([200, [{ userId: 7 }]]);
    expect(await (await gateway.call('/api/devices')).json()).toEqual([DEVICE]);
    const headers = { authorization: `Bearer ${aToken()}` };
    const removed = await fetch(`${gateway.url}/api/devices/5`, { method: 'DELETE', headers });
    expect(removed.status).toBe(204);
    expect(gateway.standIns.requests.at(-1)).toEqual({ userId: 7, deviceId: 5 });
  });
});
