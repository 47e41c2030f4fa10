/** The window's own dialogs and full page loads, in one place that tests can watch. */
export const page = {
  alert: (message: string) => window.alert(message),
  goTo: (path: string) => window.location.assign(path),
  reload: () => window.location.reload(),
};
