import type { Page } from '@playwright/test';

declare global {
  interface Window {
    drawCalls: number[];
  }
}

/** Counts WebGL draw calls of each frame in `window.drawCalls`, from the next page on. */
export async function countDrawCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawCalls = [];
    let frame: CSSNumberish | null = null;
    const counted = <Args extends unknown[]>(draw: (this: WebGL2RenderingContext, ...args: Args) => void) =>
      function (this: WebGL2RenderingContext, ...args: Args) {
        const now = document.timeline.currentTime;
        if (now !== frame || window.drawCalls.length === 0) window.drawCalls.push(0);
        frame = now;
        window.drawCalls.push((window.drawCalls.pop() ?? 0) + 1);
        draw.apply(this, args);
      };
    const { prototype } = WebGL2RenderingContext;
    prototype.drawElements = counted(prototype.drawElements);
    prototype.drawArrays = counted(prototype.drawArrays);
  });
}
