import { negotiate } from '@fastify/accept-negotiator';

const HTML = ['text/html'];

/** Media type parameters, which the negotiator would read as weights. */
const PARAMETERS = /;\s*(?!q=)[^;,]*/gi;

/** Whether an Accept header names HTML, as browsers do for a page. */
export function acceptsHtml(accept = ''): boolean {
  return negotiate(accept.replaceAll(PARAMETERS, ''), HTML) !== null && accept.includes('text/html');
}
