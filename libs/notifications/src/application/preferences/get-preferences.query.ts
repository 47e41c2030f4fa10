import type { PreferencesView } from '@manette/contracts/notifications';
import { DomainError } from '@manette/contracts/errors';
import type { Principal } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PreferencesOf } from './preferences-of.js';
import { preferencesView } from './preferences-view.js';

/** Returns the caller's notification preferences [POC-037]. */
export class GetPreferences extends Query<PreferencesView> {
  constructor(readonly principal: Principal) {
    super();
  }
}

@QueryHandler(GetPreferences)
export class GetPreferencesHandler implements IQueryHandler<GetPreferences> {
  constructor(private readonly preferences: PreferencesOf) {}

  /** @throws NOT_FOUND if the caller was deleted */
  async execute({ principal }: GetPreferences): Promise<PreferencesView> {
    const preferences = await this.preferences.ofUser(principal.userId);
    if (!preferences) throw new DomainError('NOT_FOUND', 'User not found');
    return preferencesView(preferences, principal.role);
  }
}
