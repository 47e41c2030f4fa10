import { gifProviderPort } from './ports.ts';

export const gifProvider = `http://127.0.0.1:${gifProviderPort}`;
