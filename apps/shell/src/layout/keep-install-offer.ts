/**
 * Stores the browser's install prompt, which the browser offers once at any time, for the page that shows it (the storefront's
 * home page) [POC-020]. Suppresses the browser's own hint in favour of the shop's hint.
 */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    Object.assign(window, { installOffer: offer });
  });
}
