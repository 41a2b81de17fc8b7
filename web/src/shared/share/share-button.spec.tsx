import { jest } from '@jest/globals';
import { press } from '../../../test/support/page.js';
import { expectToast, renderWithProviders } from '../../../test/support/render.js';
import { ShareButton } from './share-button.js';

const PATH = '/?nereden=Ankara&nereye=Konya';

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

it('shares the address of the search by the device, without the view of the map', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  renderWithProviders(<ShareButton />, { path: `${PATH}#map=13/41.0240/28.9600` });
  await press('Paylaş');
  expect(share).toHaveBeenCalledWith({ url: `${window.location.origin}${PATH}` });
});

it('copies the address if the device cannot share', async () => {
  renderWithProviders(<ShareButton />, { path: PATH });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await press('Paylaş');
  await expectToast('Başarılı', 'Bağlantı kopyalandı.');
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}${PATH}`);
});
