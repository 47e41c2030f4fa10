import { WebSocketGateway } from '@nestjs/websockets';

/** Makes sure that the Socket.IO server is there, whichever gateways the contexts bring. */
@WebSocketGateway()
export class RealtimeGateway {}
