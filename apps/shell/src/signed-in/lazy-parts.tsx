import { useState, type ComponentType } from 'react';
import { loadWhenReachable } from '@manette/web-realtime';
import { lazyPart } from '@manette/web-ui';

type Parts = typeof import('./parts');

let loaded: Parts | undefined;

/** Loads the parts of the shell that signed-in users need. */
export const importParts = async (): Promise<Parts> =>
  // The shell's first script preloads the file by this chunk name.
  (loaded ??= await import(/* webpackChunkName: "federation" */ './parts'));

/** Loads the parts, retrying until they can be reached; never rejects. */
export const loadParts = (): Promise<Parts> => loadWhenReachable(importParts);

/**
 * Returns a component that renders one of the parts, without a lazy component if the parts are loaded: React delays showing
 * a lazy component for a third of a second.
 */
function part<Props extends object>(of: (parts: Parts) => ComponentType<Props>): ComponentType<Props> {
  const Lazy = lazyPart(async () => ({ default: of(await loadParts()) })) as unknown as ComponentType<Props>;
  return function Part(props) {
    const [Drawn] = useState(() => (loaded ? of(loaded) : Lazy));
    return <Drawn {...props} />;
  };
}

export const IdentityPrompts = part((parts) => parts.IdentityPrompts);
export const RemotePage = part((parts) => parts.RemotePage);
export const SignedInBar = part((parts) => parts.SignedInBar);
