import type { MarkerContent } from '../domain/marker.js';
import { markerFields, positionText, readMarker } from './marker.mapper.js';

const content: MarkerContent = {
  fullName: 'Ayşe Yılmaz',
  phone: null,
  endsAt: null,
  offer: { type: 'cargo', from: 'İzmir', to: 'Muğla', description: null, showPhone: false },
};

function hashOf(fields: readonly string[]): Record<string, string> {
  const pairs = fields.flatMap((name, index) => (index % 2 === 0 ? [[name, fields[index + 1] ?? '']] : []));
  return Object.fromEntries(pairs);
}

describe('markerFields, positionText and readMarker', () => {
  const position = { latitude: 38.42, longitude: 27.14, receivedAt: 2_000 };

  it.each([null, 1_500])('give back what was put in, with a device time of %j', (deviceAt) => {
    const fields = ['position', `7 ${positionText(position, deviceAt)}`, ...markerFields(content)];
    expect(readMarker(4, hashOf(fields))).toEqual({
      userId: 4,
      ...position,
      ...content,
      version: 7,
    });
  });

  it('give back the details of an offer, and write no field where there are none', () => {
    expect(markerFields(content)).not.toContain('details');
    const details = { loadKg: 300, price: { amount: 12, per: 'kg' as const }, stops: ['Manisa'] };
    const detailed = { ...content, offer: { ...content.offer, ...details } };
    const fields = ['position', `7 ${positionText(position)}`, ...markerFields(detailed)];
    expect(readMarker(4, hashOf(fields))?.offer).toEqual(detailed.offer);
  });

  it('read no marker from a hash that is gone or stands for an ended session', () => {
    expect(readMarker(4, {})).toBeNull();
    expect(readMarker(4, { session: '9', version: '8' })).toBeNull();
  });
});
