import { useEffect } from 'react';

const SHOP = 'Manette';

function nameTab() {
  const heading = document.querySelector('main h1')?.textContent;
  const title = heading ? `${heading} · ${SHOP}` : SHOP;
  if (document.title !== title) document.title = title;
}

/** Names the browser's tab after the page's heading, whichever remote shows it and whenever it comes. */
export function usePageTitle() {
  useEffect(() => {
    const watch = new MutationObserver(nameTab);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    nameTab();
    return () => watch.disconnect();
  }, []);
}
