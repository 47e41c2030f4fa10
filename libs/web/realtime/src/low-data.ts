/** Whether data is saved: the page says so at its root before anything is asked for. */
export const isLowData = (): boolean => document.documentElement.dataset['lowData'] !== undefined;
