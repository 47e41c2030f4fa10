const SHOP = 'Manette';

/** Names the browser's tab after the page while it is mounted. Without one the tab has the title of index.html. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${SHOP}`}</title>;
