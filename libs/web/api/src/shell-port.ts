/** What the calls need of the shell, which stands above this library and registers itself here. */
export interface ShellPort {
  /** Asks the person to confirm who they are. @returns whether they did */
  confirmIdentity: () => Promise<boolean>;
  /** Brings an administrator who must set up two-step sign-in to the page for it. */
  enrol: () => void;
}

/** The registered shell; nothing is asked until there is one. */
export const shellPort: ShellPort = { confirmIdentity: () => Promise.resolve(false), enrol: () => undefined };

/** Called once, by the shell. */
export const registerShell = (shell: ShellPort): void => void Object.assign(shellPort, shell);
