/**
 * What the queues' page may load and talk to: its own files. It asks Google for its letters, which
 * is refused: nobody but this product need know who looks at its queues. Its waiting picture's
 * inline style is refused too, for the moment that it shows.
 */
export const BOARD_POLICY = Object.entries({
  'default-src': ["'none'"],
  'base-uri': ["'self'"], // the page names its own folder as the base of its addresses
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
})
  .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  .join(';');
