import { lazy } from 'react';
import { loadWhenReachable } from '@manette/web-realtime';

// The shell's first script preloads the file by this chunk name.
export const loadParts = () =>
  loadWhenReachable(() => import(/* webpackChunkName: "federation" */ './parts'));

export const IdentityPrompts = lazy(async () => ({ default: (await loadParts()).IdentityPrompts }));
export const RemotePage = lazy(async () => ({ default: (await loadParts()).RemotePage }));
export const SignedInBar = lazy(async () => ({ default: (await loadParts()).SignedInBar }));
