import * as z from 'zod/mini';
import { vaultItemView, vaultView } from './vault-item.view.js';

export const vaultAnswer = z.object({ vault: vaultView });
export const vaultItemAnswer = z.object({ item: vaultItemView });
export const vaultItemsAnswer = z.object({
  items: z.array(vaultItemView),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});
/** The result of an import. Lines are counted from 1. No message contains a code [LIF-051]. */
export const vaultImportAnswer = z.object({
  created: z.number(),
  errors: z.array(z.object({ line: z.number(), message: z.string() })),
});
export type VaultImport = z.infer<typeof vaultImportAnswer>;
export const vaultDoneAnswer = z.object({ message: z.string() });
