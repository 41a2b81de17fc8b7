let reloading = false;

export function reloadPage(): void {
  reloading = true;
  window.location.reload();
}

export const isReloading = (): boolean => reloading;
