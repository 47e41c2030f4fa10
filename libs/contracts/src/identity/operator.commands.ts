/** What the operator of the shop does to people from the command line; passwords follow the `password` rule. */
export class CreateAdministrator {
  constructor(readonly person: { username: string; email: string; password: string }) {}
}

/** Makes the person with this address an administrator, verified and active. */
export class PromoteToAdministrator {
  constructor(readonly email: string) {}
}

/** Makes the administrator with this address a client and ends all their sessions. */
export class DemoteAdministrator {
  constructor(readonly email: string) {}
}

/** Gives the person with this address another one, as an administrator's edit does. */
export class ChangeAddress {
  constructor(
    readonly email: string,
    readonly newEmail: string,
  ) {}
}

/** Gives the person with this address a new password, unlinks Google and ends all their sessions. */
export class ReplacePassword {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {}
}
