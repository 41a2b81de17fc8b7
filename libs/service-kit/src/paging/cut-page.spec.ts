import { cutPage } from './cut-page.js';

it.each([
  [[1, 2, 3], { items: [1, 2], next: 'after 2' }],
  [[1, 2], { items: [1, 2], next: null }],
  [[], { items: [], next: null }],
])('cuts %j to a page of two, with the cursor of its last item if more follow', (found, page) => {
  expect(cutPage(found, 2, (last) => `after ${last}`)).toEqual(page);
});
