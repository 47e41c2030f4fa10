import { resolve } from 'node:path';
import type { ReleaseIndex, ReleaseStore } from '@manette/platform/releases';
import { buildPart } from './build-part.js';
import { builtFrontEnd } from './built-front-end.js';
import { published } from './changes.js';
import type { Command } from './parse-arguments.js';
import { removeReleases } from './prune.js';
import { pruned, type Removed } from './retention.js';

type Publish = Extract<Command, { action: 'publish' }>;

/** Resolves a path from the operator's folder (INIT_CWD), because npm runs scripts in the workspace's folder. */
const fromWhereAsked = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** Puts a build into the store. @returns the message for the operator */
export async function publish(store: ReleaseStore, command: Publish, keepDays: number): Promise<string> {
  const { name, from, share } = command;
  const folder = from === undefined ? buildPart(name) : fromWhereAsked(from);
  const { version, release, read } = await builtFrontEnd(folder, name, from ?? folder);
  const already = `${name} ${version} is published already`;
  const isThere = (index: ReleaseIndex) => Object.hasOwn(index.parts[name].versions, version);
  if (isThere(await store.listed())) return already;
  let removed: Removed[] = [];
  let wasFaster = false;
  await store.publish({ name, version, files: read }, (before) => {
    const now = new Date();
    // Another process may have published the same build meanwhile.
    wasFaster = isThere(before);
    const kept = pruned(published(before, name, version, release, { share, now }), { keepDays, now });
    removed = kept.removed;
    return kept.index;
  });
  await removeReleases(store, removed);
  if (wasFaster) return already;
  return `${name} ${version} published, ${share === undefined ? 'current' : `canary at ${share} %`}`;
}
