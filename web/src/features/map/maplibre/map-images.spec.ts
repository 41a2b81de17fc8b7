import { IMAGES_MAX } from '../marker-image.js';
import { resolveMapImages } from './map-images.js';

const IMAGE: ImageData = { width: 1, height: 1, data: new Uint8ClampedArray(4), colorSpace: 'srgb' };

it('evicts cluster rings and keeps other images', async () => {
  const images = new Set<string>();
  let resolve: (id: string) => Promise<void> = () => Promise.resolve();
  resolveMapImages(
    {
      hasImage: (id) => images.has(id),
      addImage: (id) => images.add(id),
      removeImage: (id) => void images.delete(id),
      setMissingStyleImageResolver: (resolver) => (resolve = resolver),
    },
    () => Promise.resolve(IMAGE),
  );
  const fixed = ['mark|light|taxi|fresh', 'own|light|taxi', 'arrow|light'];
  const rings = Array.from({ length: IMAGES_MAX + 1 }, (_, index) => `ring|light|${index}.`);
  for (const id of [...fixed, ...rings]) await resolve(id);
  expect([...images]).toEqual([...fixed, ...rings.slice(1)]);
});
