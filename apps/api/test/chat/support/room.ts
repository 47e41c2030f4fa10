import { mutesAnswer, reportsAnswer, type ChatStanding, type MuteDuration } from '@manette/contracts/chat';
import type { MessagesAnswer, MessageView } from '@manette/contracts/conversation';
import type { z } from 'zod';
import { startTestApp, type TestApp, type TestAppOptions, type TestPerson } from '../../support/index.js';

export const PUBLIC = '/api/messages/public';

/** The running product with its users, who act in the public chat through the API. */
export class Room {
  private constructor(
    readonly app: TestApp,
    readonly admin: TestPerson,
    /** Two verified clients, and one who is not verified. */
    readonly amina: TestPerson,
    readonly bilal: TestPerson,
    readonly unverified: TestPerson,
  ) {}

  static async open(options?: TestAppOptions): Promise<Room> {
    const app = await startTestApp(options);
    const admin = await app.people.admin();
    const amina = await app.people.verifiedClient('amina');
    const bilal = await app.people.verifiedClient('bilal');
    return new Room(app, admin, amina, bilal, await app.people.client('carim'));
  }

  say(by: TestPerson | undefined, content: unknown) {
    return this.app.call.post(PUBLIC, by?.token).send({ content });
  }

  async said(by: TestPerson, content: string): Promise<MessageView> {
    const { body } = await this.say(by, content).expect(201);
    return (body as { message: MessageView }).message;
  }

  send(by: TestPerson, file: Buffer, name: string, content?: string) {
    const form = this.app.call.post(PUBLIC, by.token).attach('file', file, name);
    return content === undefined ? form : form.field('content', content);
  }

  mute(userId: string, duration: MuteDuration, by = this.admin) {
    return this.app.call.post(`${PUBLIC}/mutes`, by.token).send({ userId, duration });
  }

  liftMute(userId: string, by = this.admin) {
    return this.app.call.delete(`${PUBLIC}/mutes/${userId}`, by.token);
  }

  slowMode(seconds: number, by = this.admin) {
    return this.app.call.put(`${PUBLIC}/slow-mode`, by.token).send({ seconds });
  }

  report(by: TestPerson, messageId: string, reason: unknown = 'spam') {
    return this.app.call.post(`${PUBLIC}/${messageId}/report`, by.token).send({ reason });
  }

  /** Returns the list of reports as an administrator reads it. */
  async reports(query: Record<string, string> = {}): Promise<z.infer<typeof reportsAnswer>> {
    const { body } = await this.app.call.get(`${PUBLIC}/reports`, this.admin.token).query(query).expect(200);
    return reportsAnswer.parse(body);
  }

  async mutes(query: Record<string, string> = {}): Promise<z.infer<typeof mutesAnswer>> {
    const { body } = await this.app.call.get(`${PUBLIC}/mutes`, this.admin.token).query(query).expect(200);
    return mutesAnswer.parse(body);
  }

  dismiss(id: string, by = this.admin) {
    return this.app.call.post(`${PUBLIC}/reports/${id}/dismiss`, by.token);
  }

  delete(by: TestPerson, id: string) {
    return this.app.call.delete(`${PUBLIC}/${id}`, by.token);
  }

  async read(
    by: TestPerson,
    place: Record<string, string> = {},
  ): Promise<MessagesAnswer & { chat: ChatStanding }> {
    const { body } = await this.app.call.get(PUBLIC, by.token).query(place).expect(200);
    return body as MessagesAnswer & { chat: ChatStanding };
  }

  close(): Promise<void> {
    return this.app.stop();
  }
}

export const texts = ({ messages }: MessagesAnswer): string[] => messages.map(({ content }) => content);
