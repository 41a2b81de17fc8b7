import { draftOffer } from '../offers/offer-draft.js';
import { markerFields, positionText, readMarker } from './marker.js';
import type { ProviderRecord } from './provider-record.js';

const record: ProviderRecord = {
  userId: 4,
  isOnline: true,
  session: 9,
  fullName: 'Ayşe Yılmaz',
  phone: null,
  profileAt: 1_000,
  since: 1_000,
  endsAt: null,
  offer: draftOffer(
    1,
    4,
    { type: 'cargo', from: 'İzmir', to: 'Muğla', duration: 'always', showPhone: false },
    1_000,
  ),
};

function hashOf(fields: readonly string[]): Record<string, string> {
  const pairs = fields.flatMap((name, index) => (index % 2 === 0 ? [[name, fields[index + 1] ?? '']] : []));
  return Object.fromEntries(pairs);
}

describe('markerFields, positionText and readMarker', () => {
  const position = { latitude: 38.42, longitude: 27.14, at: 2_000 };

  it.each([null, 1_500])('give back what was put in, with a device time of %j', (deviceAt) => {
    const fields = ['position', `7 ${positionText(position, deviceAt)}`, ...markerFields(record)];
    expect(readMarker(4, hashOf(fields))).toEqual({
      userId: 4,
      ...position,
      fullName: 'Ayşe Yılmaz',
      phone: null,
      endsAt: null,
      offer: { type: 'cargo', from: 'İzmir', to: 'Muğla', description: null, showPhone: false },
    });
  });

  it('make no marker of a hash that is gone or stands for an ended session', () => {
    expect(readMarker(4, {})).toBeUndefined();
    expect(readMarker(4, { session: '9', version: '8' })).toBeUndefined();
  });
});
