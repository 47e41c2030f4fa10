import type { GiftCardView } from '@manette/contracts/catalog';
import type { DeliveryView, VaultItemView, VaultView } from '@manette/contracts/fulfilment';
import type { TicketView } from '@manette/contracts/orders';
import type { Scenario } from '../../orders/support/scenario.js';
import type { TestPerson } from '../../support/index.js';

let made = 0;
/** Returns a code that no other item has. */
export const aCode = (): string => `SECRET-${String(++made).padStart(4, '0')}-${'QWERTZ'}`;

/** Acts on the vault of the product under test through the API. */
export class Vault {
  constructor(readonly scenario: Scenario) {}

  switch(kind: 'accounts' | 'giftcards', listingId: string, enabled: boolean, by = this.scenario.admin) {
    return this.scenario.app.call.put(`/api/vault/${kind}/${listingId}`, by.token).send({ enabled });
  }

  async of(kind: 'accounts' | 'giftcards', listingId: string): Promise<VaultView> {
    const call = this.scenario.app.call.get(`/api/vault/${kind}/${listingId}`, this.scenario.admin.token);
    return ((await call.expect(200)).body as { vault: VaultView }).vault;
  }

  add(kind: 'accounts' | 'giftcards', listingId: string, fields: object) {
    return this.scenario.app.call
      .post(`/api/vault/${kind}/${listingId}/items`, this.scenario.admin.token)
      .send(fields);
  }

  async added(kind: 'accounts' | 'giftcards', listingId: string, fields: object): Promise<VaultItemView> {
    return ((await this.add(kind, listingId, fields).expect(201)).body as { item: VaultItemView }).item;
  }

  import(listingId: string, lines: string) {
    return this.scenario.app.call
      .post(`/api/vault/giftcards/${listingId}/import`, this.scenario.admin.token)
      .attach('file', Buffer.from(lines), 'codes.csv');
  }

  async items(kind: 'accounts' | 'giftcards', listingId: string, query: Record<string, string> = {}) {
    const path = `/api/vault/${kind}/${listingId}/items`;
    const { body } = await this.scenario.app.call
      .get(path, this.scenario.admin.token)
      .query(query)
      .expect(200);
    return body as { items: VaultItemView[]; nextCursor: string | null; total: number };
  }

  change(itemId: string, fields: object) {
    return this.scenario.app.call.put(`/api/vault/items/${itemId}`, this.scenario.admin.token).send(fields);
  }

  remove(itemId: string) {
    return this.scenario.app.call.delete(`/api/vault/items/${itemId}`, this.scenario.admin.token);
  }

  /** Creates a gift card that is delivered from the vault, with these codes. */
  async card(codes: string[]): Promise<GiftCardView> {
    const card = await this.scenario.listings.giftCard({ available: 7 });
    await this.switch('giftcards', card._id, true).expect(200);
    for (const code of codes) await this.added('giftcards', card._id, { code });
    return card;
  }

  async available(card: { _id: string }): Promise<number> {
    const call = this.scenario.app.call.get(`/api/giftcards/${card._id}`, this.scenario.admin.token);
    return ((await call.expect(200)).body as { giftCard: GiftCardView }).giftCard.available;
  }

  order(by: TestPerson, card: { _id: string; name: string }): Promise<TicketView> {
    return this.scenario.open(by, { subject: card.name, giftCardId: card._id, orderType: 'giftcard' });
  }

  complete(ticketId: string) {
    return this.scenario.setStatus(this.scenario.admin, ticketId, 'completed');
  }

  /** Completes an order of a client for one of the codes, and returns its delivery. */
  async delivered(by: TestPerson, card: { _id: string; name: string }): Promise<DeliveryView> {
    const { _id } = await this.order(by, card);
    await this.complete(_id).expect(200);
    return this.delivery(by, _id);
  }

  find(by: TestPerson | undefined, ticketId: string) {
    return this.scenario.app.call.get(`/api/deliveries/tickets/${ticketId}`, by?.token);
  }

  async delivery(by: TestPerson, ticketId: string): Promise<DeliveryView> {
    return ((await this.find(by, ticketId).expect(200)).body as { delivery: DeliveryView }).delivery;
  }

  /** @param what `acknowledge`, `reveal`, `replace`, `extend` or `reveal-as-admin` */
  act(by: TestPerson | undefined, id: string, what: string, body: object = {}) {
    return this.scenario.app.call.post(`/api/deliveries/${id}/${what}`, by?.token).send(body);
  }

  accept(by: TestPerson, { _id, rules }: DeliveryView) {
    return this.act(by, _id, 'acknowledge', { rulesVersion: rules.version, language: 'ar' });
  }

  /** Returns the kind, actor and reason of each timeline entry of a ticket. */
  async timeline(ticketId: string) {
    const path = `/api/messages/support/ticket/${ticketId}/timeline`;
    const { body } = await this.scenario.app.call.get(path, this.scenario.admin.token).expect(200);
    type Entry = { kind: string; actor: { username: string } | null; reason: string | null };
    return (body as { timeline: Entry[] }).timeline.map(({ kind, actor, reason }) => ({
      kind,
      actor: actor?.username ?? null,
      reason,
    }));
  }

  /** Creates a delivery of a code to Amina, from a gift card that also has the other codes. */
  async newDelivery(...others: string[]) {
    const code = aCode();
    const card = await this.card([code, ...others]);
    return { code, card, delivery: await this.delivered(this.scenario.amina, card) };
  }

  /** Creates a delivery whose rules Amina has accepted. */
  async acceptedDelivery(...others: string[]) {
    const made = await this.newDelivery(...others);
    await this.accept(this.scenario.amina, made.delivery).expect(200);
    return made;
  }
}
