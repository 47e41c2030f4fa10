import type { OnlineUsersView } from '@manette/contracts/identity';
import { Query } from '@nestjs/cqrs';

/** Who is online now [API-011]. */
export class ListOnlineUsers extends Query<OnlineUsersView> {}
