/** An expected failure of a command; `reasons` are the lines that the command prints to stderr. */
export class CommandFailure extends Error {
  readonly reasons: string[];

  constructor(...reasons: string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** Runs a command of the operator. If it fails, prints each reason on a line of stderr and sets the exit code 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    const reasons =
      error instanceof CommandFailure
        ? error.reasons
        : [error instanceof Error ? error.message : String(error)];
    for (const reason of reasons) console.error(reason);
    process.exitCode = 1;
  }
}
