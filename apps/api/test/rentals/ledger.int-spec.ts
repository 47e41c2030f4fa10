import {
  GetLedgerUse,
  GetSlotOfTicket,
  HoldSlot,
  MoveTerm,
  ReleaseSlot,
  type FreeSlotView,
  type SlotOfTicket,
} from '@manette/contracts/rentals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RENTALS, RentalScenario } from './support/rental-scenario.js';

let rental: RentalScenario;
beforeAll(async () => {
  rental = await RentalScenario.create();
});
afterAll(() => rental.scenario.end());

const BOTH = { console: 'PS4/PS5', service: 'Principal_Online/Offline' } as const;
const refusal = (code: string, message: string) => ({ code, message });
const addSlots = (accountId: string, input: object) =>
  rental.scenario.app.call.post(`${RENTALS}/accounts/${accountId}/slots`, rental.admin.token).send(input);
const deleteSlot = (id: string) =>
  rental.scenario.app.call.delete(`${RENTALS}/slots/${id}`, rental.admin.token);

describe('the rental ledger of an account', () => {
  it('[LIF-073] is off by default; switched on, it creates one slot for each unit', async () => {
    const account = await rental.scenario.listings.account({ available: 3 });
    expect(await rental.ledger(account._id)).toEqual({ enabled: false, kinds: ['secondary'], slots: [] });
    const { body } = await rental.switch(account._id, { enabled: true }).expect(200);
    const slot = (n: number) =>
      expect.objectContaining({ kind: 'secondary', label: `S-${n}`, state: 'free', termId: null }) as object;
    expect(body.ledger).toEqual({ enabled: true, kinds: ['secondary'], slots: [1, 2, 3].map(slot) });
    expect((await rental.switch(account._id, { enabled: true }).expect(200)).body).toEqual(body);
    expect(await rental.scenario.stock(account._id)).toBe(3);
  });

  it('[LIF-072, LIF-073] with two kinds of slots needs a number for each, and refuses other kinds', async () => {
    const account = await rental.scenario.listings.account({ ...BOTH, available: 9 });
    const unsaid = await rental.switch(account._id, { enabled: true }).expect(400);
    expect(unsaid.body).toMatchObject(refusal('VALIDATION_FAILED', 'Say how many slots of each kind'));
    const unfit = await rental.switch(account._id, { enabled: true, slots: { secondary: 1 } }).expect(400);
    const sentence = 'This kind of slot does not fit the listing';
    expect(unfit.body).toMatchObject(refusal('VALIDATION_FAILED', sentence));
    const slots = { principal_ps4: 1, principal_ps5: 2 };
    const { body } = await rental.switch(account._id, { enabled: true, slots }).expect(200);
    expect(body.ledger.slots.map(({ label }: { label: string }) => label)).toEqual([
      'PS4-1',
      'PS5-2',
      'PS5-3',
    ]);
    expect(await rental.scenario.stock(account._id)).toBe(3);
    expect((await addSlots(account._id, { kind: 'secondary', count: 1 }).expect(400)).body).toMatchObject(
      refusal('VALIDATION_FAILED', sentence),
    );
  });

  it('[LIF-075] can get more slots, and only free slots can be deleted', async () => {
    const account = await rental.rentable({ available: 1 });
    const { body } = await addSlots(account._id, { kind: 'secondary', count: 2 }).expect(201);
    expect(body.slots.map(({ label }: { label: string }) => label)).toEqual(['S-2', 'S-3']);
    expect(await rental.scenario.stock(account._id)).toBe(3);
    const [, , last] = (await rental.ledger(account._id)).slots;
    const deleted = await deleteSlot(last?._id ?? '').expect(200);
    expect(deleted.body).toEqual({ message: 'Slot deleted successfully!' });
    expect(await rental.scenario.stock(account._id)).toBe(2);
    await deleteSlot(last?._id ?? '').expect(404);
    await rental.rented(rental.scenario.amina, account);
    const [used] = (await rental.ledger(account._id)).slots;
    const inUse = await deleteSlot(used?._id ?? '').expect(409);
    expect(inUse.body).toMatchObject(refusal('CONFLICT', 'This slot is in use'));
    expect(await rental.scenario.stock(account._id)).toBe(1);
  });

  it('[LIF-074] cannot be switched off, and the console not changed, while rentals run', async () => {
    const account = await rental.rentable({ available: 1 });
    const { termId } = await rental.rented(rental.scenario.amina, account);
    const off = await rental.switch(account._id, { enabled: false }).expect(409);
    expect(off.body).toMatchObject(refusal('CONFLICT', 'There are running rentals'));
    const change = { console: 'PS5' };
    const changed = await rental.scenario.app.call
      .put(`/api/accounts/${account._id}`, rental.admin.token)
      .send(change)
      .expect(409);
    expect(changed.body).toMatchObject(refusal('CONFLICT', 'Switch the rental ledger off first'));
    await rental.act(rental.admin, termId, 'confirm-return', { reason: 'Back' }).expect(200);
    const { body } = await rental.switch(account._id, { enabled: false }).expect(200);
    expect(body.ledger).toMatchObject({ enabled: false, slots: [] });
    await rental.switch(account._id, { enabled: true }).expect(200);
    expect((await rental.ledger(account._id)).slots.map(({ label }) => label)).toEqual(['S-2']);
  });

  it.each([['get'], ['put'], ['post']] as const)(
    '[LIF-008, LIF-009] refuses %s for callers other than administrators',
    async (way) => {
      const path = (id: string) => `${RENTALS}/accounts/${id}${way === 'post' ? '/slots' : ''}`;
      const input = way === 'post' ? { kind: 'secondary', count: 1 } : { enabled: true };
      const ask = (id: string, token?: string) => {
        const call = rental.scenario.app.call[way](path(id), token);
        return way === 'get' ? call : call.send(input);
      };
      const { _id } = await rental.scenario.listings.account();
      await ask(_id).expect(401);
      expect((await ask(_id, rental.scenario.amina.token).expect(403)).body.code).toBe('FORBIDDEN');
      await ask('0198f000-0000-7000-8000-000000000000', rental.admin.token).expect(404);
      await ask('unknown', rental.admin.token).expect(404);
    },
  );
});

describe('the free slots of all ledgers', () => {
  it('[LIF-094] are listed by code name, in pages, and found by it', async () => {
    await rental.rentable({ codeName: 'Zellige-2', available: 1 });
    await rental.rentable({ codeName: 'Zellige-1', available: 2 });
    await rental.rentable({ codeName: 'Zellige-3', service: 'Compte_Complet', available: 1 });
    const list = async (query: Record<string, string>) => {
      const call = rental.scenario.app.call.get(`${RENTALS}/slots`, rental.admin.token).query(query);
      return (await call.expect(200)).body as { slots: FreeSlotView[]; nextCursor: string; total: number };
    };
    const names = ({ slots }: { slots: FreeSlotView[] }) =>
      slots.map(({ account, label }) => `${account.codeName} ${label}`);
    const first = await list({ q: 'zellige', limit: '2' });
    expect(first.total).toBe(3);
    expect(names(first)).toEqual(['Zellige-1 S-1', 'Zellige-1 S-2']);
    expect(names(await list({ q: 'zellige', cursor: first.nextCursor }))).toEqual(['Zellige-2 S-1']);
  });
});

describe('the slots of orders', () => {
  const kindOf = async (ticketId: string) => {
    const query = new GetSlotOfTicket(ticketId);
    const slot = await rental.scenario.app.app.get(QueryBus).execute<GetSlotOfTicket, SlotOfTicket>(query);
    return slot.kind;
  };

  it('[LIF-078] for two consoles: an order must choose one, unless only one is free', async () => {
    const slots = { principal_ps4: 1, principal_ps5: 1 };
    const account = await rental.rentable(BOTH, slots);
    const order = () => rental.scenario.order(rental.scenario.bilal, account);
    const first = await order();
    const unsaid = await rental.complete(first._id).expect(400);
    expect(unsaid.body).toMatchObject(refusal('VALIDATION_FAILED', 'Choose the console of this rental'));
    await rental.complete(first._id, 'principal_ps5').expect(200);
    expect(await kindOf(first._id)).toBe('principal_ps5');
    const second = await order();
    const none = await rental.complete(second._id, 'principal_ps5').expect(409);
    expect(none.body).toMatchObject(refusal('OUT_OF_STOCK', 'This account is out of stock'));
    const unfit = await rental.complete(second._id, 'secondary').expect(400);
    expect(unfit.body.message).toBe('This kind of slot does not fit the listing');
    await rental.complete(second._id).expect(200);
    expect(await kindOf(second._id)).toBe('principal_ps4');
  });

  it('[LIF-077] are sold to buyers; an order without a free slot is out of stock', async () => {
    const account = await rental.rentable({ available: 1 });
    const late = await rental.scenario.order(rental.scenario.amina, account);
    const { ticket, termId } = await rental.rented(rental.scenario.bilal, account, undefined, 'buy');
    expect(termId).toBe('');
    const [slot] = (await rental.ledger(account._id)).slots;
    expect(slot).toMatchObject({ state: 'sold', termId: null });
    const ofTicket = await rental.scenario.app.app.get(QueryBus).execute(new GetSlotOfTicket(ticket._id));
    expect(ofTicket).toEqual({ termId: null, slotId: slot?._id, kind: 'secondary' });
    expect((await rental.complete(late._id).expect(409)).body.code).toBe('OUT_OF_STOCK');
  });

  it('that are held are reserved for their ticket, and released once', async () => {
    const account = await rental.rentable({ available: 1 });
    const ticket = await rental.scenario.order(rental.scenario.amina, account);
    const commands = rental.scenario.app.app.get(CommandBus);
    const hold = () => commands.execute<HoldSlot, { slotId: string }>(new HoldSlot(account._id, ticket._id));
    const held = await hold();
    expect(await hold()).toEqual(held);
    expect((await rental.ledger(account._id)).slots[0]?.state).toBe('held');
    await commands.execute(new ReleaseSlot(ticket._id));
    await commands.execute(new ReleaseSlot(ticket._id));
    expect((await rental.ledger(account._id)).slots[0]?.state).toBe('free');
    const path = `/api/messages/support/ticket/${ticket._id}/hold`;
    const aside = rental.scenario.app.call.put(path, rental.admin.token).send({ minutes: 15 });
    await aside.expect(201);
    expect(await rental.scenario.stock(account._id)).toBe(0);
    const off = await rental.switch(account._id, { enabled: false }).expect(409);
    expect(off.body).toMatchObject(refusal('CONFLICT', 'Release the holds of this listing first'));
    await rental.complete(ticket._id).expect(200);
    expect((await rental.ledger(account._id)).slots).toMatchObject([{ _id: held.slotId, state: 'rented' }]);
    expect(await rental.scenario.stock(account._id)).toBe(0);
  });

  it('[LIF-076] are exchanged in the rental when its item is replaced', async () => {
    const account = await rental.rentable({ available: 2 });
    const { ticket, termId } = await rental.rented(rental.scenario.bilal, account);
    const [from, to] = (await rental.ledger(account._id)).slots;
    const { app } = rental.scenario.app;
    await app.get(CommandBus).execute(new MoveTerm(from?._id ?? '', to?._id ?? ''));
    expect((await rental.term(termId)).slot).toMatchObject({ _id: to?._id, label: 'S-2' });
    const queries = app.get(QueryBus);
    expect(await queries.execute(new GetSlotOfTicket(ticket._id))).toMatchObject({ slotId: to?._id });
    expect((await rental.ledger(account._id)).slots).toEqual([{ ...to, state: 'rented', termId }]);
    const use = await queries.execute(new GetLedgerUse({ kind: 'account', id: account._id }));
    expect(use).toEqual({ running: true, free: false });
  });
});
