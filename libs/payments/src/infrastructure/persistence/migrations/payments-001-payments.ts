import { Migration } from '@mikro-orm/migrations';

/**
 * Methods, cards and proofs. At most one proof of a card is submitted or accepted. A proof stores the name of its
 * method, because the method may be deleted. Indexes find equal files and numbers; a job finds similar pictures.
 */
export class Payments001Payments extends Migration {
  override up(): void {
    this.addSql('create schema if not exists payments');
    this.addSql(`
      create table payments.method (
        id uuid primary key,
        kind text not null,
        name_en text not null,
        name_ar text not null,
        instructions_en text not null,
        instructions_ar text not null,
        account_number text not null,
        active boolean not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql('create index method_age on payments.method (created_at, id)');
    this.addSql(`
      create table payments.card (
        id uuid primary key,
        state text not null check (state in ('awaiting', 'submitted', 'accepted', 'rejected')),
        amount numeric(10, 2) not null check (amount > 0),
        currency text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql('create index card_changed on payments.card (updated_at desc, id desc)');
    this.addSql('create index card_state on payments.card (state, updated_at desc, id desc)');
    this.addSql(`
      create table payments.proof (
        id uuid primary key,
        ticket_id uuid not null references payments.card (id) on delete cascade,
        state text not null check (state in ('submitted', 'accepted', 'rejected')),
        method_id uuid not null,
        method_en text not null,
        method_ar text not null,
        amount numeric(10, 2) not null check (amount > 0),
        transaction_number text not null,
        transaction_key text not null,
        digest text not null,
        file_key text,
        file_name text,
        file_size integer,
        file_type text,
        reason text,
        decided_by uuid,
        created_at timestamptz(3) not null,
        decided_at timestamptz(3)
      )`);
    this.addSql('create index proof_ticket on payments.proof (ticket_id, created_at desc, id desc)');
    this.addSql(`
      create unique index proof_standing on payments.proof (ticket_id)
        where state in ('submitted', 'accepted')`);
    this.addSql('create index proof_digest on payments.proof (digest)');
    this.addSql('create index proof_transaction on payments.proof (transaction_key)');
    this.addSql('create index proof_file on payments.proof (file_key) where file_key is not null');
    this.addSql(`
      create table payments.picture (
        proof_id uuid primary key references payments.proof (id) on delete cascade,
        ticket_id uuid not null,
        hash bit(64) not null,
        proportion real not null,
        outline bytea not null,
        sent_at timestamptz(3) not null
      )`);
    this.addSql('create index picture_age on payments.picture (sent_at)');
    this.addSql(`
      create table payments.similar_proof (
        proof_id uuid not null references payments.proof (id) on delete cascade,
        other_id uuid not null references payments.proof (id) on delete cascade,
        primary key (proof_id, other_id)
      )`);
    this.addSql('create index similar_other on payments.similar_proof (other_id)');
  }
}
