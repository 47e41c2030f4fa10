import type { Provider } from '@nestjs/common';
import { PresenceHeartbeat } from './presence-heartbeat.js';
import { PresenceGateway } from './presence.gateway.js';
import { ProcessSockets } from './process-sockets.js';
import { TestEventGateway } from './test-event.gateway.js';

export const realtime: Provider[] = [PresenceGateway, PresenceHeartbeat, ProcessSockets, TestEventGateway];
