import { MailUser, type Language } from '@manette/contracts/identity';
import type { DisabledReason } from '@manette/contracts/webhooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { skipWaiting } from '../skip-waiting/skip-waiting.js';
import type { WebhooksTables } from '../webhooks.tables.js';

const REASONS: Record<DisabledReason, Record<Language, string>> = {
  gone: {
    en: 'Its receiver says that it is gone for good.',
    ar: 'أفاد المستقبِل بأنه لم يعد موجودًا.',
  },
  failing: {
    en: 'Its receiver has not taken anything for three days.',
    ar: 'لم يستقبل المستقبِل أي شيء منذ ثلاثة أيام.',
  },
};

const mailOf = (host: string, reason: DisabledReason) => ({
  en: {
    subject: `Webhook disabled: ${host}`,
    body: `${REASONS[reason].en} Nothing more is sent to it until you enable it again.`,
    button: 'Show deliveries',
  },
  ar: {
    subject: `عُطِّل الـ Webhook: ${host}`,
    body: `${REASONS[reason].ar} لن يُرسَل إليه شيء حتى تفعّله من جديد.`,
    button: 'عرض عمليات الإرسال',
  },
});

/**
 * Disables a webhook whose receiver is gone or keeps failing, and notifies the administrators, in the caller's
 * transaction [POC-097].
 */
@Injectable()
export class DisableWebhook {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
  ) {}

  async because(reason: DisabledReason, { id, url }: { id: string; url: string }): Promise<void> {
    const db = this.em.getKysely<WebhooksTables>();
    await db
      .updateTable('webhooks.webhook')
      .set({ active: false, disabled_reason: reason })
      .where('id', '=', id)
      .execute();
    await skipWaiting(db, id);
    const admins = await db.selectFrom('identity.active_administrator').select('id').orderBy('id').execute();
    const mail = mailOf(new URL(url).host, reason);
    for (const admin of admins)
      await this.commands.execute(new MailUser(admin.id, mail, `/admin/integrations/webhooks/${id}`));
  }
}
