import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A script that stands in the page itself. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The scripts that stand in the pages of the built web app, as a content policy allows each of
 * them: by its digest (CSP level 3, hash-source). None where there is no web app.
 */
export async function inlineScripts(webDist: string | undefined): Promise<string[]> {
  if (!webDist || !existsSync(webDist)) return [];
  const pages = (await readdir(webDist)).filter((name) => name.endsWith('.html'));
  const texts = await Promise.all(pages.map((name) => readFile(join(webDist, name), 'utf8')));
  const scripts = texts.flatMap((text) => [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script));
  return [...new Set(scripts.map(sourceOf))];
}

function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
