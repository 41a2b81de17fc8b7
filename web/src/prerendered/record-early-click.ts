/**
 * For useEarlyClick(). Inlined in the page as source, so it must not reference anything outside.
 */
export function recordEarlyClick(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const prerendered = target.closest('[data-prerendered]');
      if (prerendered === null) return;
      for (const earlier of prerendered.querySelectorAll('[data-early-click]'))
        earlier.removeAttribute('data-early-click');
      target.closest('button')?.setAttribute('data-early-click', '');
    },
    true,
  );
}
