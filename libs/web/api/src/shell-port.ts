/** The functions of the shell that calls need. The shell depends on this library and registers them here. */
export interface ShellPort {
  /** Asks the user to confirm their identity. @returns whether they did */
  confirmIdentity: () => Promise<boolean>;
  /** Opens the page on which an administrator sets up two-step sign-in. */
  enrol: () => void;
}

/** The registered shell; no identity is confirmed until one is registered. */
export const shellPort: ShellPort = { confirmIdentity: () => Promise.resolve(false), enrol: () => undefined };

/** Registers the shell. Called once, by the shell. */
export const registerShell = (shell: ShellPort): void => void Object.assign(shellPort, shell);
