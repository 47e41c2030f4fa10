import type { DeliveryView, WebhookEvent, WebhookView } from '@manette/contracts/webhooks';
import { eventually } from '@manette/platform/testing';
import type { TestApp, TestPerson } from '../../support/index.js';

export interface Added {
  webhook: WebhookView;
  secret: string;
}

/** Acts on webhooks as an administrator, through the API. */
export class WebhookCalls {
  constructor(
    private readonly app: TestApp,
    private readonly admin: TestPerson,
  ) {}

  ask(fields: object) {
    return this.app.call.post('/api/webhooks', this.admin.token).send(fields);
  }

  async add(url: string, events: WebhookEvent[]): Promise<Added> {
    return (await this.ask({ url, events }).expect(201)).body as Added;
  }

  change(id: string, changes: object) {
    return this.app.call.put(`/api/webhooks/${id}`, this.admin.token).send(changes);
  }

  async read(id: string): Promise<WebhookView> {
    const { body } = await this.app.call.get(`/api/webhooks/${id}`, this.admin.token).expect(200);
    return (body as { webhook: WebhookView }).webhook;
  }

  test(id: string) {
    return this.app.call.post(`/api/webhooks/${id}/test`, this.admin.token);
  }

  resend(deliveryId: string) {
    return this.app.call.post(`/api/webhooks/deliveries/${deliveryId}/resend`, this.admin.token);
  }

  async deliveries(id: string, query: object = {}) {
    const call = this.app.call.get(`/api/webhooks/${id}/deliveries`, this.admin.token).query(query);
    return (await call.expect(200)).body as {
      deliveries: DeliveryView[];
      nextCursor: string | null;
      total: number;
    };
  }

  /** Waits until the newest delivery of a webhook fulfils `isSo`, and returns it. */
  when(id: string, isSo: (newest: DeliveryView) => boolean): Promise<DeliveryView> {
    return eventually(async () => {
      const [newest] = (await this.deliveries(id)).deliveries;
      return newest && isSo(newest) ? newest : undefined;
    });
  }
}
