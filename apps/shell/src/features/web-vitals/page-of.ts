import { MEASURED_PAGES, type MeasuredPage } from '@manette/contracts/http';

const matches = (page: string, path: string): boolean => {
  const [parts, names] = [page.split('/'), path.split('/')];
  return (
    parts.length === names.length && parts.every((part, at) => part.startsWith(':') || part === names[at])
  );
};

/** @returns the route of a path, under which its measures are kept: no id or token leaves the page */
export const pageOf = (path: string): MeasuredPage =>
  MEASURED_PAGES.find((page) => matches(page, path.replace(/(.)\/$/, '$1'))) ?? 'other';
