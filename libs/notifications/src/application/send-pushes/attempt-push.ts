import { APP_CONFIG, Clock, GuardedSender, type AppConfig, type OutboundResult } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { APP, NOTICE_TEXTS } from '../../domain/notice.texts.js';
import { askedWait, nextWait } from '../../domain/push-attempts.js';
import { pushPayload, topicOf, urgencyOf } from '../../domain/push-payload.js';
import { DecideNotice } from '../decide-notice/decide-notice.js';
import type { NoticeContent } from '../decide-notice/notice-content-reader.js';
import { DuePushes, type DuePush } from './due-pushes.js';

const TIMEOUT_MS = 10_000;
const DAY_SECONDS = 24 * 60 * 60;
const GONE = [404, 410];
const TOO_MANY = 429;

const TEST: NoticeContent = { url: '/profile', text: (of) => ({ title: APP, body: NOTICE_TEXTS[of].test }) };

const isPassing = (status: number) => status === TOO_MANY || status >= 500;
const isTaken = (status: number) => status >= 200 && status < 300;

/** Makes one attempt to send a push to the push service of its device, and handles the response. */
@Injectable()
export class AttemptPush {
  constructor(
    private readonly pushes: DuePushes,
    private readonly judge: DecideNotice,
    private readonly sender: GuardedSender,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Decides about the push again, because it may have waited since the last attempt. */
  async attempt(push: DuePush): Promise<void> {
    const { pocket } = this.config;
    if (!push.has_session) return this.pushes.removeDevice(push);
    if (!pocket.push) return this.pushes.drop(push);
    if (push.kind === 'test') return this.send(push, TEST, pocket.push);
    const judged = await this.judge.judge({ ...push, kind: push.kind, userId: push.user_id });
    if (judged?.quietUntil) return this.pushes.later(push, judged.quietUntil, push.attempts, null);
    if (!judged || judged.hasVisiblePage) return this.pushes.drop(push);
    return this.send(push, judged.content, pocket.push);
  }

  private async send(
    push: DuePush,
    content: NoticeContent,
    keys: NonNullable<AppConfig['pocket']['push']>,
  ): Promise<void> {
    const { kind, tag, language, unread, endpoint, p256dh, auth } = push;
    const sentAt = this.clock.now();
    const payload = pushPayload({
      kind,
      tag,
      language,
      unread,
      sentAt,
      url: content.url,
      ...content.text(language),
    });
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: keys,
      TTL: DAY_SECONDS,
      topic: topicOf(tag),
      urgency: urgencyOf(kind),
      contentEncoding: 'aes128gcm',
    });
    const headers = Object.entries(request.headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]);
    const result = await this.sender.send({
      url: endpoint,
      method: 'POST',
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: request.body,
      timeoutMs: TIMEOUT_MS,
      keepAnswer: 0,
    });
    await this.conclude(push, result);
  }

  /** [POC-055] [POC-056] */
  private async conclude(push: DuePush, result: OutboundResult): Promise<void> {
    const { status, error } = result;
    if (error === 'address not allowed' || (status !== undefined && GONE.includes(status)))
      return this.pushes.removeDevice(push);
    if (status !== undefined && isTaken(status)) return this.pushes.taken(push);
    if (status !== undefined && !isPassing(status)) return this.pushes.refused(push);
    const now = this.clock.now();
    const asked = askedWait(error === undefined ? result.headers.retryAfter : undefined, now);
    const attempts = push.attempts + 1;
    const wait = nextWait(attempts, asked, this.config.periods.factor);
    if (wait === undefined) return this.pushes.drop(push);
    const after = (time: number) => new Date(now.getTime() + time);
    await this.pushes.later(push, after(wait), attempts, asked > 0 ? after(asked) : null);
  }
}
