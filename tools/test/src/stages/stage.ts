import type { Figures } from '../figures/figures.ts';

/** One part of `npm test`. */
export interface Stage {
  name: string;
  run(): Promise<Figures>;
}

const RESULT = /^\s*[✔✖]/;

/** Shows how far Nx is: the lines in which a task has ended. */
export function showTasks(): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (RESULT.test(line)) console.log(`  ${line.trim()}`);
  };
}
