import type { ComponentType } from 'react';
import {
  type LazyComponent,
  lazyWithPreload,
  type LazyOptions,
} from '../shared/loading/lazy-with-preload.js';

export function lazyKitScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LazyOptions<Props>,
): LazyComponent<Props> {
  return lazyWithPreload<Props>(async () => {
    const [{ UiKit }, Part] = await Promise.all([import('./ui-kit.js'), load()]);
    return function InKit(props: Props) {
      return (
        <UiKit>
          <Part {...props} />
        </UiKit>
      );
    };
  }, options);
}
