const CHANNEL = 'unsent-messages';

/** What this browser's tabs tell each other: that the kept messages have changed. */
export class OutboxChannel {
  private channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  constructor(onChange: () => void) {
    if (this.channel) this.channel.onmessage = () => onChange();
  }

  tell(): void {
    this.channel?.postMessage('changed');
  }

  close(): void {
    this.channel?.close();
    this.channel = null;
  }
}
