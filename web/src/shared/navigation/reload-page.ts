let reloading = false;

/** Reloads the page because the user asked for it or nothing else helps; nobody is asked again. */
export function reloadPage(): void {
  reloading = true;
  window.location.reload();
}

/** Whether the page is being left only to be loaded again. */
export const isReloading = (): boolean => reloading;
