/** Dialogs and page loads of the window, in one object that tests can mock. */
export const page = {
  alert: (message: string) => window.alert(message),
  goTo: (path: string) => window.location.assign(path),
  reload: () => window.location.reload(),
};
