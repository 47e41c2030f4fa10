const CHANNEL = 'unsent-messages';

/** Notifies the other tabs of this browser that the stored messages have changed. */
export class OutboxChannel {
  private channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  constructor(onChange: () => void) {
    if (this.channel) this.channel.onmessage = () => onChange();
  }

  notify(): void {
    this.channel?.postMessage('changed');
  }

  close(): void {
    this.channel?.close();
    this.channel = null;
  }
}
