/* global document */
// Marks the button that was pressed last while the page stands as the build drew it and nothing
// answers yet; the page presses it again when it is alive (src/shared/loading/use-early-click.ts).
document.addEventListener(
  'click',
  ({ target }) => {
    const drawn = target.closest('[data-drawn]');
    if (drawn === null) return;
    for (const earlier of drawn.querySelectorAll('[data-pressed]')) delete earlier.dataset.pressed;
    target.closest('button')?.setAttribute('data-pressed', '');
  },
  true,
);
