import type { ComponentType } from 'react';
import {
  type LazyComponent,
  lazyWithPreload,
  type LazyOptions,
} from '../shared/loading/lazy-with-preload.js';

export function lazyWithAntd<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LazyOptions<Props>,
): LazyComponent<Props> {
  return lazyWithPreload<Props>(async () => {
    const [{ AntdProvider }, Part] = await Promise.all([import('./antd-provider.js'), load()]);
    return function WithAntd(props: Props) {
      return (
        <AntdProvider>
          <Part {...props} />
        </AntdProvider>
      );
    };
  }, options);
}
