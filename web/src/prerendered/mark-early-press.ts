/**
 * Marks the button that was pressed last while the page stands as the build drew it and nothing
 * answers yet; the page presses it again when it is alive (use-early-click.ts). Its text stands in
 * the page, so it may name nothing outside of itself.
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
