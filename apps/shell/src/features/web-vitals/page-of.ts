import { MEASURED_PAGES, type MeasuredPage } from '@manette/contracts/http';

const matches = (page: string, path: string): boolean => {
  const [parts, names] = [page.split('/'), path.split('/')];
  return (
    parts.length === names.length && parts.every((part, at) => part.startsWith(':') || part === names[at])
  );
};

/** @returns the route under which the measurements of a path are recorded, so that no id or token is sent to the server */
export const pageOf = (path: string): MeasuredPage =>
  MEASURED_PAGES.find((page) => matches(page, path.replace(/(.)\/$/, '$1'))) ?? 'other';
