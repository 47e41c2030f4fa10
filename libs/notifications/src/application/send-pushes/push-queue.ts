/** The jobs of this queue only wake the sender; what it sends is in tables. */
export const PUSH_QUEUE = 'push';
