const SHOP = 'Manette';

/** Sets the title of the browser's tab while it is mounted. Otherwise the tab has the title of index.html. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${SHOP}`}</title>;
