import { readFile, stat } from 'node:fs/promises';
import { decodeText } from '@manette/contracts/catalog';
import { TextFileRefused, TextFileTooLarge } from '../../domain/catalog.errors.js';

/** Reads an uploaded text file. @throws TextFileTooLarge, TextFileRefused */
export async function readTextFile(path: string, max: { bytes: number; sentence: string }): Promise<string> {
  if ((await stat(path)).size > max.bytes) throw new TextFileTooLarge(max.sentence);
  const text = decodeText(await readFile(path));
  if (text === null) throw new TextFileRefused();
  return text;
}
