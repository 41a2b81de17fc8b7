import { removeFailedLinks } from './failed-links.js';

it('a style sheet that failed is removed, so that the next try requests it again', () => {
  removeFailedLinks();
  const link = document.createElement('link');
  const image = document.createElement('img');
  document.body.append(link, image);
  for (const failed of [link, image]) failed.dispatchEvent(new Event('error'));
  expect(link).not.toBeInTheDocument();
  expect(image).toBeInTheDocument();
  image.remove();
});
