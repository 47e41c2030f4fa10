import * as react from 'react';
import * as compilerRuntime from 'react/compiler-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as api from '@manette/web-api';
import * as i18n from '@manette/web-i18n';
import * as realtime from '@manette/web-realtime';
import * as router from '@manette/web-router';
import * as session from '@manette/web-session';
import * as store from '@manette/web-store';

/** The loaded modules that the shell shares with remotes; tools/rspack/shared.mjs declares the same to their builds. */
const LOADED: Record<string, object> = {
  react,
  'react/compiler-runtime': compilerRuntime,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@manette/web-api': api,
  '@manette/web-i18n': i18n,
  '@manette/web-realtime': realtime,
  '@manette/web-router': router,
  '@manette/web-session': session,
  '@manette/web-store': store,
};

/**
 * The shared modules that are fetched when a remote first uses them. They load once the server is reachable: the federation
 * runtime asks only once, and remotes would keep a failure until the page is reloaded.
 */
const FETCHED: Record<string, () => Promise<object>> = {
  'react-toastify/unstyled': () => realtime.loadWhenReachable(() => import('react-toastify/unstyled')),
};

/** Returns all modules that the shell shares with its remotes, by the name that the remotes import. */
export const sharedModules = async (): Promise<Record<string, object>> => {
  const fetched = Object.entries(FETCHED).map(async ([name, fetch]) => [name, await fetch()] as const);
  return { ...LOADED, ...Object.fromEntries(await Promise.all(fetched)) };
};

const shareConfig = (version: string) => ({ singleton: true, requiredVersion: `^${version}` });

/**
 * Returns the shell's federation settings for the shared packages.
 * @param versions the versions of the packages, by the name that remotes import
 * @throws Error for a package that the shell does not have
 */
export const sharedBy = (versions: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const shared = { version, shareConfig: shareConfig(version) };
      const loaded = LOADED[name];
      if (loaded) return [name, { ...shared, lib: () => loaded }];
      const fetched = FETCHED[name];
      if (!fetched) throw new Error(`The shell does not have ${name}, which its remotes share`);
      return [name, { ...shared, get: () => fetched().then((module) => () => module) }];
    }),
  );
