let reloading = false;

/** Reloads without asking for confirmation. */
export function reloadPage(): void {
  reloading = true;
  window.location.reload();
}

export const isReloading = (): boolean => reloading;
