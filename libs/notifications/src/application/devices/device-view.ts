import type { DeviceView } from '@manette/contracts/notifications';

export interface DeviceRow {
  id: string;
  name: string;
  created_at: Date | string;
  last_used_at: Date | string | null;
}

const iso = (time: Date | string) => new Date(time).toISOString();

/** Returns a device as its owner sees it. */
export const deviceViewOf = ({ id, name, created_at, last_used_at }: DeviceRow): DeviceView => ({
  _id: id,
  name,
  createdAt: iso(created_at),
  lastUsedAt: last_used_at && iso(last_used_at),
});
