/** What the operator of the shop does to people from the command line; passwords follow the `password` rule. */
export class CreateAdministrator {
  constructor(readonly person: { username: string; email: string; password: string }) {}
}

/** Makes the person with this address an administrator, verified and active. */
export class PromoteToAdministrator {
  constructor(readonly email: string) {}
}

/** Gives the person with this address a new password and ends all their sessions. */
export class ReplacePassword {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {}
}
