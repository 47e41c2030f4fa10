import { WebSocketGateway } from '@nestjs/websockets';

/** Makes Nest create the Socket.IO server, even if no context has a gateway. */
@WebSocketGateway()
export class RealtimeGateway {}
