type Answer = Record<string, unknown>;
interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** A WebDriver BiDi session: commands and their responses over one socket. */
export class BidiSession {
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => this.take(String(data)));
    socket.addEventListener('close', () => {
      for (const { reject } of this.waiting.values())
        reject(new Error('the browser has closed the connection'));
    });
  }

  static async open(address: string): Promise<BidiSession> {
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)), {
        once: true,
      });
    });
    const session = new BidiSession(socket);
    await session.send('session.new', { capabilities: {} });
    return session;
  }

  /** @throws when the browser refuses the command */
  send(method: string, params: object): Promise<Answer> {
    const id = ++this.count;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private take(text: string): void {
    const message = JSON.parse(text) as { id?: number; type: string; result?: Answer; message?: string };
    const waiting = this.waiting.get(message.id ?? 0);
    if (!waiting) return;
    this.waiting.delete(message.id ?? 0);
    if (message.type === 'success') waiting.resolve(message.result ?? {});
    else waiting.reject(new Error(message.message));
  }
}
