/** A command cannot do what it was asked for; `reasons` are its lines on stderr. */
export class CommandFailure extends Error {
  readonly reasons: string[];

  constructor(...reasons: string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** Runs a command of the operator. A failure that it foresees ends it with 1 and a line per reason on stderr. */
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
