import { acceptsHtml } from './accepts-html.js';

describe('acceptsHtml', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
    ['text/html; charset=utf-8', true],
    ['application/json, text/html;level=1;q=0.1', true],
    ['text/html;q=0, application/json', false],
    ['application/json', false],
    ['*/*', false],
    ['*', false],
    [undefined, false],
  ])('of %s returns %s', (accept, isAccepted) => {
    expect(acceptsHtml(accept)).toBe(isAccepted);
  });
});
