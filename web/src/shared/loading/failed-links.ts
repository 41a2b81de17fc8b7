/**
 * Removes links to styles and modules that failed to load. Vite takes a link that is in the
 * document for loaded, so a retry would render a part without its styles.
 */
export function removeFailedLinks(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) target.remove();
  };
  document.addEventListener('error', onError, { capture: true }); // it does not bubble
}
