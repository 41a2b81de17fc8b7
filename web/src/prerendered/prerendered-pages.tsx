import './no-browser.js';
import '../shared/i18n/shared.tr.js';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '../app/app.js';
import { PATHS } from '../shared/paths.js';
import { recordEarlyClick } from './record-early-click.js';

export interface PrerenderedPage {
  readonly path: string;
  /** The whole element. */
  readonly title: string;
  readonly html: string;
}

async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const { prelude } = await prerender(
    <StrictMode>
      <App renderRouter={(screens) => <StaticRouter location={path}>{screens}</StaticRouter>} />
    </StrictMode>,
    // Inlines everything: React would move outlined content by a script, which the CSP forbids.
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  const [title] = /<title>.*?<\/title>/.exec(html) ?? [];
  if (title === undefined) throw new Error(`the page at ${path} has no title`);
  return { path, title, html: html.replace(title, '') };
}

export const prerenderedPages = [await prerenderPage(PATHS.greeting), await prerenderPage(PATHS.login)];

/** Inlined in the head of each page. */
export const prerenderScript = `(${recordEarlyClick.toString()})()`;
