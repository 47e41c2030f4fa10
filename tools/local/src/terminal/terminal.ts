const DONE = 12;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Ignores write errors of a closed terminal, so that it neither ends the product nor prevents an orderly stop. */
export function outliveTheTerminal(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!['EPIPE', 'EIO'].includes(error.code ?? '')) throw error;
    });
}

export const say = (line: string): void => console.log(line);

/** Returns a consumer that indents the lines of another program, so that they appear below the step that runs it. */
export function indented(onLine: (line: string) => unknown = say): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) onLine(`    ${line}`);
  };
}

/**
 * Runs one step of the start, and prints its result and duration.
 * @param work returns the text of the line in `says`
 */
export async function step<T extends { says: string }>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  say(`  ${name.padEnd(DONE)}${result.says} (${seconds(performance.now() - begun)})`);
  return result;
}
