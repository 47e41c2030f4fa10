import { useState } from 'react';

/**
 * Returns the chosen text file and its parsed content; a later choice replaces an earlier one, whichever is parsed first.
 * @param read parses a file
 */
export function useChosenFile<Parsed>(read: (file: File) => Promise<Parsed>) {
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<{ file: File; parsed: Parsed }>();
  const choose = async (chosen: File) => {
    setFile(chosen);
    const parsed = await read(chosen);
    setResult({ file: chosen, parsed });
  };
  return { file, parsed: result?.file === file ? result?.parsed : undefined, choose };
}
