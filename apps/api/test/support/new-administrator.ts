import { PromoteToAdministrator } from '@manette/contracts/identity';
import { CommandBus } from '@nestjs/cqrs';
import type { TestApp } from './test-app.js';
import type { TestPerson } from './test-people.js';

/** Creates an administrator beside the first one: a client whom the operator promotes. */
export async function newAdministrator({ app, people }: TestApp): Promise<TestPerson> {
  const { email } = await people.client();
  await app.get(CommandBus).execute(new PromoteToAdministrator(email));
  return people.login(email);
}
