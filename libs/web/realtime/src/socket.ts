import type { ClientEvents, ServerEvents } from '@manette/contracts/realtime';
import type { Socket } from 'socket.io-client';

type Listeners<Events> = { [Name in keyof Events]: (payload: Events[Name]) => void };
export type ShopSocket = Socket<Listeners<ServerEvents>, ClientEvents>;

let current: ShopSocket | null = null;
const waiting: ((socket: ShopSocket) => void)[] = [];

export const currentSocket = () => current;

export function setCurrentSocket(socket: ShopSocket | null) {
  current = socket;
}

/** Resolves the promises of `connectedSocket`. */
export const announceConnected = (socket: ShopSocket) => waiting.splice(0).forEach((go) => go(socket));

/** @returns the socket as soon as it is connected */
export const connectedSocket = (): Promise<ShopSocket> =>
  current?.connected ? Promise.resolve(current) : new Promise((go) => waiting.push(go));
