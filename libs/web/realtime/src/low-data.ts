/** Returns whether low data is on: the shell's first script sets the attribute of the root element before any request. */
export const isLowData = (): boolean => document.documentElement.dataset['lowData'] !== undefined;
