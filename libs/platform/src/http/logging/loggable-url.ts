/** Returns a URL without its secrets: queries and the last segments of mailed links contain tokens. */
export const loggableUrl = (url = ''): string => {
  const [path = ''] = url.split('?', 1);
  return path.replace(/\/(verify-email|reset-password)\/[^/]+/, '/$1/…');
};
