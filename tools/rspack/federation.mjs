// How the shell and its remotes find each other at run time.
import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { hostVersion } from './release-record.mjs';
import { sharedPackages, sharedVersions } from './shared.mjs';

const require = createRequire(import.meta.url);
const RUNTIMES = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'];

/** The plugin names the CommonJS builds of its runtime, of which nothing can be left out. */
export const runtimeAlias = Object.fromEntries(
  RUNTIMES.map((name) => [require.resolve(name), `${name}/bundler`]),
);

/**
 * The shell starts the federation runtime itself, once a page needs a remote (apps/shell/src/remotes/federation.ts): the
 * plugin would put it before everything else. A remote is found by its manifest, which the shell reads, so the runtime's
 * own reader of manifests is left out.
 */
export const hostFederation = () =>
  new rspack.DefinePlugin({
    HOST_API_VERSION: JSON.stringify(hostVersion),
    SHARED_VERSIONS: JSON.stringify(sharedVersions),
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  });

/** A remote takes the runtime from the shell, and loads no remotes of its own. */
export const remoteFederation = (name, exposes) =>
  new ModuleFederationPlugin({
    name,
    filename: 'js/remote-entry.[contenthash:8].js',
    exposes,
    shared: sharedPackages,
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: true,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
