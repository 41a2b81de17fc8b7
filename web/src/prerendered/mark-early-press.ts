/**
 * For useEarlyClick(). Inlined in the page as source, so it must not reference anything outside.
 */
export function markEarlyPress(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const drawn = target.closest('[data-drawn]');
      if (drawn === null) return;
      for (const earlier of drawn.querySelectorAll('[data-pressed]')) earlier.removeAttribute('data-pressed');
      target.closest('button')?.setAttribute('data-pressed', '');
    },
    true,
  );
}
