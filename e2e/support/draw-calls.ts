import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The draw calls of each frame of the map that was drawn. */
    drawCalls: number[];
  }
}

/** Counts WebGL draw calls by frame into `window.drawCalls`, from the next page on. */
export async function countDrawCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawCalls = [];
    let calls = 0;
    const counted = <Args extends unknown[]>(draw: (this: WebGL2RenderingContext, ...args: Args) => void) =>
      function (this: WebGL2RenderingContext, ...args: Args) {
        if (calls === 0) requestAnimationFrame(endFrame);
        calls += 1;
        draw.apply(this, args);
      };
    const endFrame = () => {
      window.drawCalls.push(calls);
      calls = 0;
    };
    const { prototype } = WebGL2RenderingContext;
    prototype.drawElements = counted(prototype.drawElements);
    prototype.drawArrays = counted(prototype.drawArrays);
  });
}
