const DONE = 12;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A terminal that has gone away must not end the product, nor keep it from stopping in order. */
export function outliveTheTerminal(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!['EPIPE', 'EIO'].includes(error.code ?? '')) throw error;
    });
}

export const say = (line: string): void => console.log(line);

/** Indents what another program writes, so that it reads as part of the step that runs it. */
export function indented(onLine: (line: string) => unknown = say): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) onLine(`    ${line}`);
  };
}

/**
 * One step of the start: says what it came to and how long it took.
 * @param work gives the words for the line
 */
export async function step<T extends { says: string }>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  say(`  ${name.padEnd(DONE)}${result.says} (${seconds(performance.now() - begun)})`);
  return result;
}
