import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from './child.ts';
import { onEnd } from './end.ts';

export interface BareExpress {
  /** Returns the URL of the response with this number. */
  address(answer: number): string;
  pid: number;
}

/** Starts a bare Express that serves each of the given responses at its own URL. */
export async function startExpress(answers: readonly Uint8Array[]): Promise<BareExpress> {
  const folder = mkdtempSync(join(tmpdir(), 'manette-bench-answer-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const files = answers.map((bytes, number) => {
    const file = join(folder, String(number));
    writeFileSync(file, bytes);
    return file;
  });
  const bare = startNode([join(import.meta.dirname, 'express-answers.ts'), ...files]);
  onEnd(() => bare.stop());
  const port = await new Promise<number>((resolve, reject) => {
    bare.process.once('message', (message) => resolve((message as { port: number }).port));
    bare.process.once('exit', () => reject(new Error('the bare Express has ended')));
  });
  return { address: (answer) => `http://127.0.0.1:${port}/${answer}`, pid: bare.process.pid ?? 0 };
}
