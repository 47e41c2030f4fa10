import type { Document, Operation } from './document.ts';

type Alternative = Record<string, string[]>;

const RANKS = ['public', 'signed-in', 'verified', 'admin'];

/** Whether credentials that were enough before are enough for an alternative of the current document. */
const suffices = (had: Alternative, needed: Alternative): boolean =>
  Object.entries(needed).every(
    ([scheme, scopes]) => had[scheme] && scopes.every((scope) => had[scheme]?.includes(scope)),
  );

const nameOf = (alternative: Alternative): string => {
  const names = Object.entries(alternative).map(([scheme, scopes]) =>
    scopes.length > 0 ? `${scheme} (${scopes.join(', ')})` : scheme,
  );
  return names.join(' and ') || 'no credentials';
};

function brokenCredentials(before: Alternative[], now: Alternative[]): string[] {
  // A missing list and an empty one require no credentials.
  const [had, needed] = [before, now].map((list) => (list.length > 0 ? list : [{}])) as [
    Alternative[],
    Alternative[],
  ];
  return had
    .filter((alternative) => !needed.some((one) => suffices(alternative, one)))
    .map((alternative) => `${nameOf(alternative)} is not enough any more`);
}

/** Returns the rights that a call newly requires, a sentence each [POC-079]. */
export function newRights(
  [released, before]: [Document, Operation],
  [current, now]: [Document, Operation],
): string[] {
  const credentials = brokenCredentials(
    before.security ?? released.security ?? [],
    now.security ?? current.security ?? [],
  );
  const [had, needed] = [before['x-access'], now['x-access']].map((access) => RANKS.indexOf(access ?? ''));
  const access = had !== -1 && needed! > had! ? [`only ${RANKS[needed!]!} callers may call it`] : [];
  const scope = now['x-api-key-scope'];
  const scopes =
    before['x-api-key-scope'] !== undefined && scope !== undefined && scope !== before['x-api-key-scope']
      ? [`an API key needs the scope ${scope}`]
      : [];
  return [...credentials, ...access, ...scopes];
}
