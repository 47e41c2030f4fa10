import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@manette/contracts/errors';
import {
  NOTIFICATION_KINDS,
  UNSUBSCRIBE_MESSAGES,
  type NotificationKind,
} from '@manette/contracts/notifications';
import { KeyRing } from '@manette/platform';
import { Injectable } from '@nestjs/common';

/** The mails of one kind to one user. */
export interface Subscription {
  userId: string;
  kind: NotificationKind;
}

// A token has no dot, because paths with a dot are treated as files. Tokens of older mails have a tilde before the signature.
const TOKEN = /^([\w-]+)~?([\w-]{43})$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, kind);

/**
 * Creates and reads the tokens in the links of mails. A token names the user and the kind of mails that it turns off.
 * It is signed with its own derived key, is valid while that key is in the ring, and allows nothing else [POC-065].
 */
@Injectable()
export class UnsubscribeTokens {
  constructor(private readonly ring: KeyRing) {}

  make({ userId, kind }: Subscription): string {
    const said = Buffer.from(`${userId} ${kind}`).toString('base64url');
    const { key } = this.ring.first('unsubscribe links');
    return said + this.signature(said, key).toString('base64url');
  }

  /** Reads a token. @throws INVALID_TOKEN for a token that this shop did not sign */
  read(token: string): Subscription {
    const [, said = '', signature = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(signature, 'base64url');
    const isOurs = this.ring.derive('unsubscribe links').some(({ key }) => {
      const right = this.signature(said, key);
      return given.length === right.length && timingSafeEqual(given, right);
    });
    const [userId = '', kind = ''] = Buffer.from(said, 'base64url').toString().split(' ');
    if (!isOurs || !UUID.test(userId) || !isKind(kind))
      throw new DomainError('INVALID_TOKEN', UNSUBSCRIBE_MESSAGES.invalid);
    return { userId, kind };
  }

  private signature(said: string, key: Buffer): Buffer {
    return createHmac('sha256', key).update(said).digest();
  }
}
