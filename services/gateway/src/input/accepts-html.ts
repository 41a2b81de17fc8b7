import { negotiate } from '@fastify/accept-negotiator';

const HTML = ['text/html'];

/** Parameters of media types, which the negotiator takes for weights. */
const PARAMETERS = /;\s*(?!q=)[^;,]*/gi;

/**
 * Whether an Accept header names HTML, as that of a browser that goes to a page does; `q=0` means
 * that it is not wanted.
 */
export function acceptsHtml(accept = ''): boolean {
  return negotiate(accept.replaceAll(PARAMETERS, ''), HTML) !== null && accept.includes('text/html');
}
