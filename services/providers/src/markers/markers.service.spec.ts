import { jest } from '@jest/globals';
import { toCell } from '@rotadas/contracts/live/cell';
import { MarkerChangePublisher } from './marker-change-publisher.js';
import { newOffer } from '../offers/domain/new-offer.js';
import { ANKARA, anOffer, aRecord, KONYA } from '../../test/support/builders.js';
import { useProvidersInMemory } from '../../test/support/providers-in-memory.js';
import { MarkersService } from './markers.service.js';

const RECEIVED = { receivedAt: 1_000 };

describe('MarkersService', () => {
  const service = useProvidersInMemory();
  let markers: MarkersService;
  let publisher: MarkerChangePublisher;

  beforeEach(() => {
    markers = service.get(MarkersService);
    publisher = service.get(MarkerChangePublisher);
    jest.spyOn(publisher, 'publishMarker');
    jest.spyOn(publisher, 'publishRemoval');
  });

  it('publishes the position of a marker and the cell it left', async () => {
    expect(await markers.put(aRecord({ session: 2 }), { ...ANKARA, ...RECEIVED })).toBe(true);
    expect(await markers.put(aRecord({ session: 2 }), { ...KONYA, ...RECEIVED })).toBe(true);
    expect(publisher.publishMarker).toHaveBeenLastCalledWith(7, {
      cell: toCell(KONYA),
      previousCell: toCell(ANKARA),
      version: service.markers.getMarker(7)?.version,
    });
    expect(await service.markers.findPosition(7)).toEqual({ ...KONYA, ...RECEIVED });
  });

  it('publishes nothing for a marker of an earlier session', async () => {
    await markers.put(aRecord({ session: 2 }), { ...ANKARA, ...RECEIVED });
    jest.mocked(publisher.publishMarker).mockClear();
    expect(await markers.put(aRecord({ session: 1 }), { ...KONYA, ...RECEIVED })).toBe(false);
    await markers.remove(7, 1);
    expect(publisher.publishMarker).not.toHaveBeenCalled();
    expect(publisher.publishRemoval).not.toHaveBeenCalled();
    expect(service.markers.getMarker(7)).toMatchObject(ANKARA);
  });

  it('publishes the removal of a marker once', async () => {
    await markers.put(aRecord({ session: 2 }), { ...ANKARA, ...RECEIVED });
    await markers.remove(7, 2);
    await markers.remove(7, 2);
    expect(publisher.publishRemoval).toHaveBeenCalledTimes(1);
    expect(publisher.publishRemoval).toHaveBeenCalledWith(7, toCell(ANKARA), expect.any(Number));
  });

  it('publishes the changed content of a marker', async () => {
    await markers.put(aRecord({ session: 2 }), { ...ANKARA, ...RECEIVED });
    await markers.updateContent(
      aRecord({ session: 3, offer: newOffer(3, 7, anOffer({ to: 'Bursa' }), 1_000) }),
    );
    await markers.updateProfile(7, {
      fullName: 'Ayşe Demir',
      phone: '+905321234567',
      rating: 4.5,
      ratings: 4,
    });
    expect(service.markers.getMarker(7)).toMatchObject({
      ...ANKARA,
      fullName: 'Ayşe Demir',
      phone: '+905321234567',
      offer: { to: 'Bursa' },
    });
    expect(publisher.publishMarker).toHaveBeenCalledTimes(3);
  });
});
