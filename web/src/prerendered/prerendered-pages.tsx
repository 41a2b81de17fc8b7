import './no-browser.js';
import '../shared/i18n/shared.tr.js';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '../app/app.js';
import { PATHS } from '../shared/paths.js';
import { markEarlyPress } from './mark-early-press.js';

/** A page drawn at build time. */
export interface PrerenderedPage {
  readonly path: string;
  /** With its element, as it stands in the head. */
  readonly title: string;
  readonly html: string;
}

async function drawPage(path: string): Promise<PrerenderedPage> {
  const { prelude } = await prerender(
    <StrictMode>
      <App route={(screens) => <StaticRouter location={path}>{screens}</StaticRouter>} />
    </StrictMode>,
    // All in place: what React would put elsewhere it moves by a script in the page, which the
    // content policy forbids.
    { progressiveChunkSize: Infinity },
  );
  const drawn = await new Response(prelude).text();
  const [title] = /<title>.*?<\/title>/.exec(drawn) ?? [];
  if (title === undefined) throw new Error(`the page at ${path} has no title`);
  return { path, title, html: drawn.replace(title, '') };
}

/**
 * The pages as a newcomer with a light screen first sees them, for the build to put into their
 * HTML.
 */
export const prerenderedPages = [await drawPage(PATHS.greeting), await drawPage(PATHS.login)];

/** The script that stands in the head of each of them. */
export const prerenderScript = `(${markEarlyPress.toString()})()`;
