import { removeFailedLinks } from './failed-links.js';

it('removes a failed style sheet, so that a retry requests it again', () => {
  removeFailedLinks();
  const link = document.createElement('link');
  const image = document.createElement('img');
  document.body.append(link, image);
  for (const failed of [link, image]) failed.dispatchEvent(new Event('error'));
  expect(link).not.toBeInTheDocument();
  expect(image).toBeInTheDocument();
  image.remove();
});
