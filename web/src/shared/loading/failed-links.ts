/** Vite takes a link in the document for loaded, so a retry would render without its styles. */
export function removeFailedLinks(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) target.remove();
  };
  document.addEventListener('error', onError, { capture: true }); // does not bubble
}
