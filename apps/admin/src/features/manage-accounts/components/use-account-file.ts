import { useState } from 'react';
import type { ParsedAccountFile } from '@manette/contracts/catalog';
import { readAccountFile } from './read-account-file';

/** The chosen prix.txt file and what it would create; a later choice always wins. */
export function useAccountFile() {
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<{ file: File; parsed: ParsedAccountFile }>();
  const choose = async (chosen: File) => {
    setFile(chosen);
    const parsed = await readAccountFile(chosen);
    setRead({ file: chosen, parsed });
  };
  return { file, parsed: read?.file === file ? read?.parsed : undefined, choose };
}
