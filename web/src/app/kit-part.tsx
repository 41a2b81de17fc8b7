import type { ComponentType } from 'react';
import { type LazyPart, lazyPart, type LazyPartOptions } from '../shared/loading/lazy-part.js';

/** A lazy part that uses antd: it is loaded and rendered with the UI kit around it. */
export function kitPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LazyPartOptions<Props>,
): LazyPart<Props> {
  return lazyPart<Props>(async () => {
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
