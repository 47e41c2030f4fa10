// Settings of Module Federation for the shell and its remotes.
import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { hostVersion } from './release-record.mjs';
import { sharedPackages, sharedVersions } from './shared.mjs';

const require = createRequire(import.meta.url);
const RUNTIMES = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'];

/** The plugin imports the CommonJS builds of its runtime, which cannot be tree-shaken, so they are replaced by ES modules. */
export const runtimeAlias = Object.fromEntries(
  RUNTIMES.map((name) => [require.resolve(name), `${name}/bundler`]),
);

/**
 * The shell starts the federation runtime itself when a page needs a remote (apps/shell/src/remotes/federation.ts); the
 * plugin would load it before everything else. The shell also reads the remotes' manifests, so the runtime's own reader of
 * manifests is left out.
 */
export const hostFederation = () =>
  new rspack.DefinePlugin({
    HOST_API_VERSION: JSON.stringify(hostVersion),
    SHARED_VERSIONS: JSON.stringify(sharedVersions),
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  });

/** A remote uses the shell's runtime, and loads no other remotes. */
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
