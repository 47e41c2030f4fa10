/** Who works here, as identity publishes it. */
export abstract class Staff {
  abstract isAdmin(userId: string): Promise<boolean>;
}
