import { resolveMapImages } from './map-images.js';

const IMAGE: ImageData = { width: 1, height: 1, data: new Uint8ClampedArray(4), colorSpace: 'srgb' };

it('adds an image that several tiles request once', async () => {
  const images: string[] = [];
  let resolve: (id: string) => Promise<void> = () => Promise.resolve();
  resolveMapImages(
    {
      hasImage: (id) => images.includes(id),
      addImage: (id) => images.push(id),
      setMissingStyleImageResolver: (resolver) => (resolve = resolver),
    },
    () => Promise.resolve(IMAGE),
  );
  await Promise.all([resolve('dot|true|red'), resolve('dot|true|red')]);
  expect(images).toEqual(['dot|true|red']);
});
