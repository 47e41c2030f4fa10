import { spawnSync } from 'node:child_process';

/** A user and group of this machine. */
export interface Owner {
  uid: number;
  gid: number;
}

/**
 * One way to run PostgreSQL, which refuses to run as root. `owner` must own its files; `before` is put before the command
 * line; `as` is the user as which Node starts the command.
 */
export interface Runner {
  name: string;
  owner: Owner | undefined;
  before: string[];
  as: Owner | undefined;
}

const ROOT: Owner = { uid: 0, gid: 0 };

function numberOf(user: string, option: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [option, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

/** @returns the user for servers on this machine: `postgres` if it exists, else `nobody` */
export function servingUser(): Owner | undefined {
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [numberOf(user, '-u'), numberOf(user, '-g')];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  return undefined;
}

const asUser = (owner: Owner): Runner => ({ name: `as user ${owner.uid}`, owner, before: [], as: owner });

const asMyself: Runner = { name: 'as this user', owner: undefined, before: [], as: undefined };

/**
 * In a user namespace the user's own files appear to belong to the mapped user, so no file changes its owner. Root appears as
 * an ordinary user, and a user id without a name, as in containers, gets one.
 */
const inNamespace = ({ uid, gid }: Owner, owner?: Owner): Runner => ({
  name: 'in a user namespace',
  owner,
  before: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'],
  as: undefined,
});

/** An ordinary user with one capability of root, which lets it pass through folders that are closed to others. */
const withRight = (owner: Owner, right: string): Runner => ({
  name: `as user ${owner.uid} with ${right}`,
  owner,
  before: [
    ...['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'],
    ...[`--inh-caps=-all,+${right}`, `--ambient-caps=-all,+${right}`],
    // initdb calls access(2), which considers capabilities only for root unless this is set.
    ...['--securebits=+no_setuid_fixup', '--'],
  ],
  as: undefined,
});

/**
 * Returns every way to run PostgreSQL that may work for the current user, the simplest first.
 * @param keeper the owner of the existing files; root continues to run PostgreSQL as that user
 */
export function possibleRunners(keeper?: Owner): Runner[] {
  const named = servingUser();
  if (process.getuid?.() !== 0) return named ? [asMyself, inNamespace(named)] : [asMyself];
  const user = keeper && keeper.uid !== ROOT.uid ? keeper : named;
  const namespaces = named ? [inNamespace(named, ROOT)] : [];
  if (!user) return namespaces;
  return [asUser(user), ...namespaces, withRight(user, 'dac_read_search'), withRight(user, 'dac_override')];
}
