/** A command of the operator's command line: creates an administrator. The password follows the `password` rule. */
export class CreateAdministrator {
  constructor(readonly person: { username: string; email: string; password: string }) {}
}

/** Makes the user with this e-mail address an administrator, verified and active. */
export class PromoteToAdministrator {
  constructor(readonly email: string) {}
}

/** Makes the administrator with this e-mail address a client and ends all their sessions. */
export class DemoteAdministrator {
  constructor(readonly email: string) {}
}

/** Changes the e-mail address of a user, with the same consequences as an administrator's edit. */
export class ChangeEmail {
  constructor(
    readonly email: string,
    readonly newEmail: string,
  ) {}
}

/** Gives the user with this e-mail address a new password, unlinks Google and ends all their sessions. */
export class ReplacePassword {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {}
}

/** Removes all methods and recovery codes of the user with this e-mail address and ends all their sessions. */
export class ResetSecondStep {
  constructor(readonly email: string) {}
}
